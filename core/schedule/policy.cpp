#include "core/schedule/warps/schedulers.h"

#include <bit>

namespace lockstep {
namespace {

std::uint64_t bit(std::uint32_t slot) {
    return std::uint64_t{1} << slot;
}

std::uint32_t lowest(std::uint64_t slots) {
    return static_cast<std::uint32_t>(std::countr_zero(slots));
}

std::uint32_t oldest(std::uint64_t slots, const SchedulerView& view) {
    std::uint32_t best = lowest(slots);
    for (slots &= slots - 1; slots != 0; slots &= slots - 1) {
        const std::uint32_t slot = lowest(slots);
        best = view.age[slot] < view.age[best] ? slot : best;
    }
    return best;
}

/// Returns the first slot in the set `slots` after `last`, in round-robin order.
std::uint32_t next_in_turn(std::uint64_t slots, std::uint32_t last) {
    const std::uint64_t behind = last + 1 < most_slots ? slots & (~std::uint64_t{0} << (last + 1)) : 0;
    return lowest(behind != 0 ? behind : slots);
}

/// Two-level policy: warps that wait for global memory or at a barrier leave the active set and are replaced
/// by the oldest ready warps. Returns the active slot that issues, or most_slots if none can issue.
std::uint32_t two_level(std::uint32_t active_warps, SchedulerView& view) {
    view.active &= view.resident & ~view.far;
    while (static_cast<std::uint32_t>(std::popcount(view.active)) < active_warps &&
           (view.ready & ~view.active) != 0) {
        view.active |= bit(oldest(view.ready & ~view.active, view));
    }
    const std::uint64_t candidates = view.ready & view.active;
    return candidates == 0 ? most_slots : next_in_turn(candidates, view.last);
}

} // namespace

std::uint32_t pick(Policy policy, std::uint32_t active_warps, SchedulerView& view) {
    switch (policy) {
    case Policy::round_robin:
        return next_in_turn(view.ready, view.last);
    case Policy::greedy_oldest:
        return (view.ready & bit(view.last)) != 0 ? view.last : oldest(view.ready, view);
    case Policy::oldest:
        return oldest(view.ready, view);
    case Policy::two_level:
        return two_level(active_warps, view);
    }
    return most_slots;
}

} // namespace lockstep
