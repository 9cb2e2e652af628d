#include "app/gui/model/turn_timer.h"

#include "app/gui/model/background.h"
#include "core/facts/timing.h"

namespace lockstep::gui {

TurnTimer::TurnTimer(QObject* parent) : QObject(parent) {
    connect(&watcher_, &QFutureWatcher<std::shared_ptr<Outcome>>::finished, this, &TurnTimer::conclude);
}

TurnTimer::~TurnTimer() {
    stop();
    watcher_.waitForFinished();
}

void TurnTimer::want(TurnRequest request) {
    stop();
    waiting_ = std::move(request);
    look();
}

void TurnTimer::look() {
    if (!waiting_ || !timer_ || running() || (is_free_ && !is_free_())) {
        return;
    }
    current_ = *std::move(waiting_);
    waiting_.reset();
    std::vector<RunSpec> runs;
    for (const RunInTurn& each : current_.runs) {
        runs.push_back(each.run);
    }
    cancelled_ = std::make_shared<std::atomic<bool>>(false);
    const ProgressSink sink = [this, flag = cancelled_](const Progress& at) {
        // Queued: called from the working thread.
        QMetaObject::invokeMethod(
            this, [this, at] { emit progressed(at.done, at.total); }, Qt::QueuedConnection);
        return !flag->load();
    };
    watcher_.setFuture(
        in_background([timer = timer_, runs = std::move(runs), sink] { return timer(runs, sink); }));
    emit started();
}

void TurnTimer::make_way() {
    if (running() && !cancelled_->load()) {
        waiting_ = waiting_ ? std::move(waiting_) : std::optional(current_);
        stop();
    }
}

void TurnTimer::cancel() {
    waiting_.reset();
    stop();
}

void TurnTimer::stop() {
    if (cancelled_ != nullptr) {
        cancelled_->store(true);
    }
}

void TurnTimer::conclude() {
    const std::shared_ptr<Outcome> outcome = watcher_.result();
    if (cancelled_->load()) {
        look(); // something newer may wait
    } else if (!outcome->ok()) {
        emit failed(outcome->error());
    } else {
        TimesInTurn times;
        for (std::size_t i = 0; i < current_.runs.size(); ++i) {
            times[current_.runs[i].key] = one_after_the_other(outcome->value()[i]);
        }
        emit timed(times);
    }
    emit stopped();
}

} // namespace lockstep::gui
