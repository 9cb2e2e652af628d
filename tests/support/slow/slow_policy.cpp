#include "tests/support/slow/slow_policy.h"

#include <algorithm>

namespace lockstep::test {
namespace {

template <class Suits>
std::size_t next_after(std::size_t last, std::size_t count, const Suits& suits) {
    for (std::size_t i = last + 1; i < count; ++i) {
        if (suits(i)) {
            return i;
        }
    }
    for (std::size_t i = 0; i < count; ++i) {
        if (suits(i)) {
            return i;
        }
    }
    return count;
}

template <class Suits>
std::size_t oldest(const std::vector<SlowWarp*>& own, const Suits& suits) {
    std::size_t best = own.size();
    for (std::size_t i = 0; i < own.size(); ++i) {
        if (suits(i) && (best == own.size() || own[i]->age < own[best]->age)) {
            best = i;
        }
    }
    return best;
}

/// Replaces active warps that wait for global memory or at a barrier with the oldest ready warps.
void fill_active(const std::vector<SlowWarp*>& own, const HardwareModel& hardware) {
    std::size_t active = 0;
    for (SlowWarp* warp : own) {
        const bool far = warp->doing == Doing::at_barrier ||
                         (warp->doing == Doing::waiting && warp->reason == WaitReason::global);
        warp->may_take_turns = warp->may_take_turns && !far && warp->doing != Doing::nothing;
        active += warp->may_take_turns ? 1 : 0;
    }
    for (; active < hardware.active_warps; ++active) {
        const std::size_t joins = oldest(
            own, [&](std::size_t i) { return own[i]->doing == Doing::ready && !own[i]->may_take_turns; });
        if (joins == own.size()) {
            return;
        }
        own[joins]->may_take_turns = true;
    }
}

} // namespace

std::size_t slow_choice(const std::vector<SlowWarp*>& own, std::size_t last, const HardwareModel& hardware) {
    const auto ready = [&](std::size_t i) { return own[i]->doing == Doing::ready; };
    switch (policy_of(hardware)) {
    case Policy::round_robin:
        return next_after(last, own.size(), ready);
    case Policy::oldest:
        return oldest(own, ready);
    case Policy::greedy_oldest:
        return last < own.size() && ready(last) ? last : oldest(own, ready);
    case Policy::two_level:
        break;
    }
    if (std::ranges::none_of(own, [](const SlowWarp* warp) { return warp->doing == Doing::ready; })) {
        return own.size();
    }
    fill_active(own, hardware);
    return next_after(last, own.size(), [&](std::size_t i) { return ready(i) && own[i]->may_take_turns; });
}

std::size_t slow_warps_there(const std::vector<SlowWarp>& warps) {
    const auto is_there = [](const SlowWarp& warp) { return warp.doing != Doing::nothing; };
    return static_cast<std::size_t>(std::ranges::count_if(warps, is_there));
}

} // namespace lockstep::test
