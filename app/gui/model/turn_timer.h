#pragma once

#include "app/gui/model/run_controller.h"
#include "app/gui/model/run_summary.h"

#include <QObject>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace lockstep::gui {

/// A run of this device whose plain kernels can be timed once more.
struct RunInTurn {
    QString key; ///< RunSummary's
    RunSpec run;
};

/// Runs of one device that are compared.
struct TurnRequest {
    std::vector<RunInTurn> runs;
};

/// Of one run: its launches one after the other, by the run's key.
using TimesInTurn = std::map<QString, Timing>;

/// Times compared runs in turn, off the window's thread, while nothing else keeps the device busy. What is
/// asked for while that is so waits; of what waits only the last counts.
class TurnTimer : public QObject {
    Q_OBJECT
public:
    explicit TurnTimer(QObject* parent = nullptr);

    /// Without a timer nothing is timed.
    void set_timer(RunTimer timer) { timer_ = std::move(timer); }
    /// Whether the device is free; asked in the window's thread.
    void set_is_free(std::function<bool()> is_free) { is_free_ = std::move(is_free); }
    void want(TurnRequest request);
    /// Begins with what waits, if the device is free now.
    void look();
    /// Something else begins to use the device: what is timed now is timed again later.
    void make_way();
    void cancel();
    [[nodiscard]] bool running() const { return task_.is_running(); }

signals:
    void started();
    void progressed(quint64 done, quint64 total);
    void timed(const lockstep::gui::TimesInTurn& times);
    void failed(const lockstep::Error& error);
    void stopped(); ///< after timed, failed or a cancel; something newer may have begun by then

private:
    using Outcome = Result<std::vector<RunTimings>>;
    void conclude();

    RunTimer timer_;
    std::function<bool()> is_free_;
    std::optional<TurnRequest> waiting_;
    TurnRequest current_;
    Task<Outcome> task_;
};

} // namespace lockstep::gui
