#include "app/gui/model/run_controller.h"

#include "app/gui/model/background.h"
#include "core/experiments/catalogue.h"
#include "core/session/pipeline.h"

#include <atomic>

namespace lockstep::gui {
namespace {

using Outcome = RunController::Outcome;

Outcome run(const Recorder& recorder, const RunRequest& request, const ProgressSink& progress) {
    RunSpec wanted = request.run;
    if (request.before != nullptr) {
        const Recording& recording = request.before->recording();
        if (fits(recording, request.run.hardware) || !find_experiment(recording.what)) {
            return analyse_again(*request.before, request.run.hardware, progress);
        }
        wanted.parameters = recording.parameters; // sub-groups of another width: record it again
    }
    Result<Recording> made = recorder(wanted, progress);
    if (!made) {
        return made.error();
    }
    return analyse(std::make_shared<const Recording>(std::move(made).value()), request.run.hardware,
                   progress);
}

} // namespace

RunController::RunController(Recorder recorder, QObject* parent)
    : QObject(parent), recorder_(std::move(recorder)) {
    connect(&watcher_, &QFutureWatcher<std::shared_ptr<Outcome>>::finished, this, &RunController::conclude);
}

RunController::~RunController() {
    cancel();
    watcher_.waitForFinished();
}

void RunController::start(RunRequest request) {
    if (running_) {
        next_ = std::move(request);
        cancelled_->store(true);
        return;
    }
    launch(std::move(request));
}

void RunController::launch(RunRequest request) {
    running_ = true;
    cancelled_ = std::make_shared<std::atomic<bool>>(false);
    emit started(QString::fromStdString(request.run.what));
    current_ = request;
    const ProgressSink sink = [this, flag = cancelled_](const Progress& p) {
        // Queued: the sink is called from the working thread.
        QMetaObject::invokeMethod(
            this, [this, p] { emit progressed(p.stage, p.done, p.total); }, Qt::QueuedConnection);
        return !flag->load();
    };
    watcher_.setFuture(in_background(
        [recorder = recorder_, request = std::move(request), sink] { return run(recorder, request, sink); }));
}

void RunController::cancel() {
    next_.reset();
    if (running_) {
        cancelled_->store(true);
    }
}

void RunController::conclude() {
    const std::shared_ptr<Outcome> outcome = watcher_.result();
    running_ = false;
    if (next_) {
        RunRequest request = std::move(*next_);
        next_.reset();
        launch(std::move(request));
        return;
    }
    if (outcome->ok()) {
        emit finished(outcome->value(), current_);
    } else if (outcome->error().code != ErrorCode::cancelled) {
        emit failed(outcome->error());
    }
    emit stopped();
}

} // namespace lockstep::gui
