#include "app/gui/workspace/playback.h"

#include <algorithm>

namespace lockstep::gui {

Playback::Playback(QObject* parent) : QObject(parent) {
    connect(&timer_, &QTimer::timeout, this, &Playback::advance);
}

void Playback::set_track(Track track, std::optional<Tick> at) {
    track_ = std::move(track);
    const std::uint32_t wanted = at ? at->value() : tick_;
    const std::uint32_t tick = std::min(wanted, track_.ticks > 0 ? track_.ticks - 1 : 0);
    emit track_changed();
    tick_ = tick;
    emit tick_changed(Tick(tick_));
}

void Playback::seek(Tick tick) {
    const std::uint32_t target = std::min(tick.value(), track_.ticks > 0 ? track_.ticks - 1 : 0);
    if (target != tick_) {
        tick_ = target;
        emit tick_changed(Tick(tick_));
    }
}

void Playback::first() {
    seek(Tick(0));
}

void Playback::last() {
    seek(Tick(track_.ticks > 0 ? track_.ticks - 1 : 0));
}

bool Playback::step(int count) {
    return step(count, granularity_);
}

bool Playback::step(int count, Granularity granularity) {
    if (granularity == Granularity::cycle) {
        return step_cycles_ && step_cycles_(count);
    }
    const std::uint32_t target = target_of(count, granularity);
    const bool moved = target != tick_;
    seek(Tick(target));
    return moved;
}

std::uint32_t Playback::target_of(int count, Granularity granularity) const {
    const auto& stops = track_.stops_of(granularity);
    std::uint32_t target = tick_;
    for (int i = 0; i < std::abs(count); ++i) {
        if (count > 0) {
            const auto next = std::ranges::upper_bound(stops, target);
            target = next == stops.end() ? target : *next;
        } else {
            const auto here = std::ranges::lower_bound(stops, target);
            target = here == stops.begin() ? 0 : *std::prev(here);
        }
    }
    return target;
}

/// Returns the first tick after `from`, up to `to`, at which playback stops; `to` may be before `from`.
std::optional<std::uint32_t> Playback::break_between(std::uint32_t from, std::uint32_t to) const {
    if (from < to) {
        const auto next = std::ranges::upper_bound(breaks_, from);
        const std::uint32_t stop = next != breaks_.end() ? *next : to + 1;
        const std::uint32_t first = goal_ && *goal_ > from ? std::min(stop, *goal_) : stop;
        return first <= to ? std::optional(first) : std::nullopt;
    }
    const auto here = std::ranges::lower_bound(breaks_, from);
    return here != breaks_.begin() && *std::prev(here) >= to ? std::optional(*std::prev(here)) : std::nullopt;
}

void Playback::play(Direction direction) {
    goal_.reset();
    direction_ = direction;
    if (track_.ticks == 0) {
        return;
    }
    const bool at_end = backwards() ? tick_ == 0 : tick_ + 1 == track_.ticks;
    if (at_end && granularity_ != Granularity::cycle) {
        begin_again();
    }
    timer_.start(interval_ms());
    emit state_changed();
}

void Playback::play_to(Tick tick) {
    if (tick.value() > tick_ && tick.value() < track_.ticks) {
        play(Direction::forwards);
        goal_ = tick.value();
    }
}

void Playback::pause() {
    goal_.reset();
    timer_.stop();
    emit state_changed();
}

void Playback::toggle(Direction direction) {
    if (playing() && direction_ == direction) {
        pause();
    } else {
        play(direction);
    }
}

void Playback::begin_again() {
    backwards() ? last() : first();
}

void Playback::set_granularity(Granularity granularity) {
    granularity_ = granularity;
    emit state_changed();
}

void Playback::set_speed(std::size_t index) {
    speed_ = std::min(index, speeds.size() - 1);
    timer_.setInterval(interval_ms());
    emit state_changed();
}

void Playback::set_loop(bool loop) {
    loop_ = loop;
    emit state_changed();
}

bool Playback::shows_next_part() const {
    const bool has_time = speed() > 0 && speed() <= most_speed_of_parts;
    return next_part_ && has_time && !backwards() && granularity_ != Granularity::cycle && next_part_();
}

void Playback::advance() {
    if (shows_next_part()) {
        timer_.setInterval(interval_ms() / 2);
        return;
    }
    timer_.setInterval(interval_ms());
    const int by = backwards() ? -1 : 1;
    const std::uint32_t before = tick_;
    if (granularity_ != Granularity::cycle) {
        if (const auto stop = break_between(before, target_of(by, granularity_))) {
            seek(Tick(*stop));
            pause();
            return;
        }
    }
    if (step(by)) {
        if (granularity_ == Granularity::cycle && break_between(before, tick_)) {
            pause();
        }
        return;
    }
    if (loop_ && granularity_ != Granularity::cycle) { // stepping by cycles may continue after the last tick
        begin_again();
    } else {
        pause();
    }
}

int Playback::interval_ms() const {
    return speed() > 0 ? static_cast<int>(1000 / speed()) : 0;
}

} // namespace lockstep::gui
