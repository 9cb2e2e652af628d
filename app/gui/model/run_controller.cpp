#include "app/gui/model/run_controller.h"

#include "core/experiments/catalogue.h"
#include "core/recording/look.h"
#include "core/session/pipeline.h"

#include <utility>

namespace lockstep::gui {
namespace {

using Outcome = RunController::Outcome;

Outcome run(const Recorder& recorder, const RunRequest& request, const ProgressSink& progress) {
    RunSpec wanted = request.run;
    if (request.before != nullptr) {
        const Recording& recording = request.before->recording();
        const bool is_experiment = find_experiment(recording.what).ok();
        const bool can_record = is_experiment || request.run.kind == RunKind::launch_file;
        const Result<HardwareModel> hardware = hardware_for(request.run.hardware, recording);
        if (!hardware) {
            return hardware.error();
        }
        if (fits(recording, *hardware) || !can_record) {
            return analyse_again(*request.before, *hardware, progress);
        }
        if (is_experiment) {
            wanted.parameters = recording.parameters; // sub-groups of another width: record it again
        }
    }
    return look(recorder, wanted, {}, progress);
}

} // namespace

RunController::RunController(Recorder recorder, QObject* parent)
    : QObject(parent), recorder_(std::move(recorder)), task_(this, &RunController::conclude) {}

void RunController::start(RunRequest request) {
    if (running_) {
        next_ = std::move(request);
        task_.cancel();
        return;
    }
    launch(std::move(request));
}

void RunController::launch(RunRequest request) {
    running_ = true;
    current_ = request;
    emit started(QString::fromStdString(request.run.what));
    const auto tell = [this](const Progress& at) { emit progressed(at.stage, at.done, at.total); };
    task_.start([this, tell, recorder = recorder_, request = std::move(request)](const IsWanted& is_wanted) {
        return run(recorder, request, progress_to(this, tell, is_wanted));
    });
}

void RunController::cancel() {
    next_.reset();
    if (running_) {
        task_.cancel();
    }
}

void RunController::conclude() {
    if (!next_) {
        tell(task_.take()); // whoever hears of it may ask for the next
    }
    if (next_) {
        launch(*std::exchange(next_, std::nullopt));
        return;
    }
    running_ = false;
    emit stopped();
}

void RunController::tell(const Outcome& outcome) {
    if (outcome.ok()) {
        emit finished(outcome.value(), current_);
    } else if (outcome.error().code != ErrorCode::cancelled) {
        emit failed(outcome.error());
    }
}

} // namespace lockstep::gui
