#pragma once

#include "app/gui/model/task.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/recording/run_spec.h"
#include "core/session/session.h"

#include <QObject>
#include <memory>
#include <optional>

namespace lockstep::gui {

/// The place of a run among several that are made behind the picture.
struct RunBehind {
    int number = 1; ///< from 1
    int of = 1;
};

/// What to run or to open, or a session that is only to be analysed for other hardware.
struct RunRequest {
    RunSpec run;
    std::shared_ptr<const Session> before = nullptr; ///< one at hand; the run then brings its hardware
    std::optional<RunBehind> behind = std::nullopt;  ///< what is shown stays
};

/// Runs kernels and analyses off the window's thread, one at a time, with progress and cancel. A request that
/// comes while another runs takes its place.
class RunController : public QObject {
    Q_OBJECT
public:
    using Outcome = Result<std::shared_ptr<const Session>>;

    explicit RunController(Recorder recorder, QObject* parent = nullptr);

    void start(RunRequest request);
    void cancel();
    /// Until all have heard what came of it, and no request waits.
    [[nodiscard]] bool running() const { return running_; }
    /// What runs, or ran last.
    [[nodiscard]] const RunRequest& current() const { return current_; }

signals:
    void started(const QString& what);
    void progressed(lockstep::Stage stage, quint64 done, quint64 total);
    void finished(std::shared_ptr<const lockstep::Session> session, const lockstep::gui::RunRequest& request);
    void failed(const lockstep::Error& error);
    void stopped(); ///< after finished, failed or a cancel

private:
    void launch(RunRequest request);
    void conclude();
    void tell(const Outcome& outcome);

    Recorder recorder_;
    RunRequest current_;
    std::optional<RunRequest> next_;
    bool running_ = false;
    Task<Outcome> task_;
};

} // namespace lockstep::gui
