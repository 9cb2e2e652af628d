#include "app/gui/model/turn_timer.h"

#include "core/facts/timing.h"

namespace lockstep::gui {

TurnTimer::TurnTimer(QObject* parent) : QObject(parent), task_(this, &TurnTimer::conclude) {}

void TurnTimer::want(TurnRequest request) {
    task_.cancel();
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
    const auto tell = [this](const Progress& at) { emit progressed(at.done, at.total); };
    task_.start([this, tell, timer = timer_, runs = std::move(runs)](const IsWanted& is_wanted) {
        return timer(runs, progress_to(this, tell, is_wanted));
    });
    emit started();
}

void TurnTimer::make_way() {
    if (running() && !task_.is_cancelled()) {
        waiting_ = waiting_ ? std::move(waiting_) : std::optional(current_);
        task_.cancel();
    }
}

void TurnTimer::cancel() {
    waiting_.reset();
    task_.cancel();
}

void TurnTimer::conclude() {
    if (task_.is_cancelled()) {
        look(); // something newer may wait
    } else if (const Outcome outcome = task_.take(); !outcome.ok()) {
        emit failed(outcome.error());
    } else {
        TimesInTurn times;
        for (std::size_t i = 0; i < current_.runs.size(); ++i) {
            times[current_.runs[i].key] = one_after_the_other(outcome.value()[i]);
        }
        emit timed(times);
    }
    emit stopped();
}

} // namespace lockstep::gui
