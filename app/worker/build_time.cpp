#include "app/worker/build_time.h"

#include "core/site/build_limits.h"

#include <algorithm>

namespace lockstep {
namespace {

constexpr std::uint64_t most_seconds = 1'000'000'000; ///< 30 years: effectively no limit

} // namespace

BuildTime::BuildTime(std::uint64_t seconds) : seconds_(seconds) {}

void BuildTime::begin(std::uint64_t seconds) {
    const std::lock_guard lock(mutex_);
    seconds_ = seconds;
    used_ = {};
}

void BuildTime::take(const TimeUse& use) {
    const std::lock_guard lock(mutex_);
    used_.processor += use.processor;
    used_.wall += use.wall;
}

bool BuildTime::is_over(const TimeUse& more) const {
    const std::lock_guard lock(mutex_);
    const std::chrono::seconds most(std::min(seconds_, most_seconds));
    return used_.processor + more.processor > most || used_.wall + more.wall > build_patience * most;
}

std::uint64_t BuildTime::limit() const {
    const std::lock_guard lock(mutex_);
    return seconds_;
}

std::uint64_t BuildTime::left() const {
    const std::lock_guard lock(mutex_);
    const auto used =
        static_cast<std::uint64_t>(std::chrono::floor<std::chrono::seconds>(used_.processor).count());
    return seconds_ - std::min(seconds_, used);
}

} // namespace lockstep
