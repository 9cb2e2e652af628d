#pragma once

#include "app/gui/model/run_controller.h"
#include "core/recording/sweep.h"

#include <QObject>
#include <memory>

namespace lockstep::gui {

/// Runs a sweep off the window's thread, one at a time; what was measured stays when it is cancelled.
class SweepController : public QObject {
    Q_OBJECT
public:
    using Outcome = Result<Sweep>;

    explicit SweepController(Recorder recorder, QObject* parent = nullptr);

    /// What times the fastest combinations in turn; without one the sweep keeps its first times.
    void set_timer(RunTimer timer) { timer_ = std::move(timer); }
    void start(const Experiment& experiment, SweepRequest request);
    void cancel();
    [[nodiscard]] bool running() const { return task_.is_running(); }

signals:
    void started();
    void progressed(std::size_t point, std::size_t points, lockstep::Stage stage);
    /// A combination is there, the `point`-th of `points`.
    void measured(const lockstep::SweepPoint& point, std::size_t points);
    void finished(std::shared_ptr<const lockstep::Sweep> sweep);
    void failed(const lockstep::Error& error);
    void stopped(); ///< after finished or failed

private:
    [[nodiscard]] SweepSink sink(IsWanted is_wanted);
    void conclude();

    Recorder recorder_;
    RunTimer timer_;
    Task<Outcome> task_;
};

} // namespace lockstep::gui
