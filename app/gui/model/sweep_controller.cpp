#include "app/gui/model/sweep_controller.h"

#include "app/gui/model/background.h"

namespace lockstep::gui {

SweepController::SweepController(Recorder recorder, QObject* parent)
    : QObject(parent), recorder_(std::move(recorder)) {
    connect(&watcher_, &QFutureWatcher<std::shared_ptr<Outcome>>::finished, this, &SweepController::conclude);
}

SweepController::~SweepController() {
    cancel();
    watcher_.waitForFinished();
}

SweepSink SweepController::sink() {
    // Queued: called from the working thread.
    return [this, flag = cancelled_](const SweepProgress& at) {
        if (at.finished != nullptr) {
            QMetaObject::invokeMethod(
                this, [this, point = *at.finished, points = at.points] { emit measured(point, points); },
                Qt::QueuedConnection);
        } else {
            QMetaObject::invokeMethod(
                this, [this, at] { emit progressed(at.point, at.points, at.step.stage); },
                Qt::QueuedConnection);
        }
        return !flag->load();
    };
}

void SweepController::start(const Experiment& experiment, SweepRequest request) {
    if (running()) {
        return;
    }
    cancelled_ = std::make_shared<std::atomic<bool>>(false);
    watcher_.setFuture(
        in_background([recorder = recorder_, timer = timer_, experiment, request = std::move(request),
                       sink = sink()] { return sweep(experiment, request, recorder, sink, timer); }));
}

void SweepController::cancel() {
    if (cancelled_ != nullptr) {
        cancelled_->store(true);
    }
}

void SweepController::conclude() {
    const std::shared_ptr<Outcome> outcome = watcher_.result();
    if (outcome->ok()) {
        emit finished(std::make_shared<const Sweep>(std::move(outcome->value())));
    } else {
        emit failed(outcome->error());
    }
}

} // namespace lockstep::gui
