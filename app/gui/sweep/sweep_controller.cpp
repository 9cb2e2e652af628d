#include "app/gui/sweep/sweep_controller.h"

#include "app/gui/background.h"

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

TurnTimer SweepController::turn_timer(const std::string& what, const std::string& device,
                                      std::uint32_t subgroup_width) const {
    if (!timer_) {
        return {};
    }
    return [timer = timer_, what, device, subgroup_width](const std::vector<ParameterValues>& all,
                                                          const ProgressSink& progress) {
        std::vector<RunToTime> runs;
        runs.reserve(all.size());
        for (const ParameterValues& values : all) {
            runs.push_back({what, values, subgroup_width});
        }
        return timer(runs, device, progress);
    };
}

void SweepController::start(const Experiment& experiment, SweepRequest request, const std::string& device) {
    if (running()) {
        return;
    }
    cancelled_ = std::make_shared<std::atomic<bool>>(false);
    const TurnTimer timer = turn_timer(experiment.id, device, request.hardware.warp_width);
    watcher_.setFuture(in_background(
        [recorder = recorder_, timer, experiment, request = std::move(request), device, sink = sink()] {
            const auto record = [&](const ParameterValues& values, const ProgressSink& progress) {
                RunRequest run;
                run.what = experiment.id;
                run.parameters = values;
                run.device = device;
                run.hardware = request.hardware;
                return recorder(run, progress);
            };
            return sweep(experiment, request, record, sink, timer);
        }));
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
