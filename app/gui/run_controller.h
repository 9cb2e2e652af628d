#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/experiments/experiment.h"
#include "core/recording/time_runs.h"
#include "core/session/session.h"

#include <QFutureWatcher>
#include <QObject>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace lockstep::gui {

/// What to run: an experiment, or a recording that is only to be analysed (again).
struct RunRequest {
    std::string what;
    ParameterValues parameters;
    HardwareModel hardware;
    std::string device;
    std::string file;                      ///< a recording to open instead
    std::shared_ptr<const Session> before; ///< one at hand, to be analysed for other hardware
};

/// Makes the recording of a request; called off the window's thread.
using Recorder = std::function<Result<Recording>(const RunRequest&, const ProgressSink&)>;

/// Times the plain kernels of several runs in turn; called off the window's thread.
using RunTimer = std::function<Result<std::vector<RunTimings>>(
    const std::vector<RunToTime>&, const std::string& device, const ProgressSink&)>;

/// Runs kernels and analyses off the window's thread, one at a time, with progress and cancel. A request that
/// comes while another runs takes its place.
class RunController : public QObject {
    Q_OBJECT
public:
    using Outcome = Result<std::shared_ptr<const Session>>;

    explicit RunController(Recorder recorder, QObject* parent = nullptr);
    ~RunController() override;

    void start(RunRequest request);
    void cancel();
    [[nodiscard]] bool running() const { return running_; }

signals:
    void started(const QString& what);
    void progressed(lockstep::Stage stage, quint64 done, quint64 total);
    void finished(std::shared_ptr<const lockstep::Session> session, const lockstep::gui::RunRequest& request);
    void failed(const lockstep::Error& error);
    void stopped(); ///< after finished, failed or a cancel

private:
    void launch(RunRequest request);
    void conclude();

    Recorder recorder_;
    QFutureWatcher<std::shared_ptr<Outcome>> watcher_;
    std::shared_ptr<std::atomic<bool>> cancelled_;
    RunRequest current_;
    std::optional<RunRequest> next_;
    bool running_ = false;
};

/// The recorder of the program: experiments run in the worker process, files are read.
Result<Recording> record_in_worker(const RunRequest& request, const ProgressSink& progress);

} // namespace lockstep::gui
