#include "app/gui/workspace/race/race_playback.h"

#include <algorithm>
#include <cmath>

namespace lockstep::gui {
namespace {

constexpr int frame_ms = 33;

} // namespace

RacePlayback::RacePlayback(RaceForm& form, QObject* parent) : QObject(parent), form_(form) {
    timer_.setInterval(frame_ms);
    connect(&timer_, &QTimer::timeout, this, &RacePlayback::advance);
}

void RacePlayback::set_end(std::uint64_t end) {
    constexpr std::uint64_t longest_s = 20;
    end_ = end;
    unit_ = 1;
    while (unit_ * speeds.back() * longest_s < end_) {
        unit_ *= 10;
    }
    pause();
    seek(form_.time);
    emit state_changed();
}

void RacePlayback::seek(std::uint64_t time) {
    form_.time = std::min(time, end_);
    emit time_changed();
}

void RacePlayback::step(std::int64_t by) {
    pause();
    const auto now = static_cast<std::int64_t>(form_.time);
    seek(static_cast<std::uint64_t>(std::max<std::int64_t>(0, now + by)));
}

void RacePlayback::pause() {
    if (timer_.isActive()) {
        timer_.stop();
        emit state_changed();
    }
}

void RacePlayback::toggle() {
    if (timer_.isActive()) {
        pause();
        return;
    }
    if (end_ == 0) {
        return;
    }
    if (form_.time >= end_) {
        seek(0);
    }
    rest_ = 0;
    since_.start();
    timer_.start();
    emit state_changed();
}

void RacePlayback::set_speed(std::size_t index) {
    form_.speed = std::min(index, speeds.size() - 1);
    emit state_changed();
}

void RacePlayback::advance() {
    const double seconds = static_cast<double>(since_.restart()) / 1000;
    rest_ += seconds * static_cast<double>(speeds[form_.speed] * unit_);
    const double whole = std::floor(rest_);
    rest_ -= whole;
    if (whole > 0) {
        seek(form_.time + static_cast<std::uint64_t>(whole));
    }
    if (form_.time >= end_) {
        pause();
    }
}

} // namespace lockstep::gui
