#include "app/gui/model/sweep_controller.h"

namespace lockstep::gui {

SweepController::SweepController(Recorder recorder, QObject* parent)
    : QObject(parent), recorder_(std::move(recorder)), task_(this, &SweepController::conclude) {}

SweepSink SweepController::sink(IsWanted is_wanted) {
    // Queued: called from the working thread.
    return [this, is_wanted = std::move(is_wanted)](const SweepProgress& at) {
        if (at.finished != nullptr) {
            QMetaObject::invokeMethod(
                this, [this, point = *at.finished, points = at.points] { emit measured(point, points); },
                Qt::QueuedConnection);
        } else {
            QMetaObject::invokeMethod(
                this, [this, at] { emit progressed(at.point, at.points, at.step.stage); },
                Qt::QueuedConnection);
        }
        return is_wanted();
    };
}

void SweepController::start(const Experiment& experiment, SweepRequest request) {
    if (running()) {
        return;
    }
    task_.start([this, recorder = recorder_, timer = timer_, experiment,
                 request = std::move(request)](const IsWanted& is_wanted) {
        return sweep(experiment, request, recorder, sink(is_wanted), timer);
    });
    emit started();
}

void SweepController::cancel() {
    task_.cancel();
}

void SweepController::conclude() {
    Outcome outcome = task_.take();
    if (outcome.ok()) {
        emit finished(std::make_shared<const Sweep>(std::move(outcome).value()));
    } else {
        emit failed(outcome.error());
    }
    emit stopped();
}

} // namespace lockstep::gui
