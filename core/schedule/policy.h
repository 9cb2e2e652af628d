#pragma once

#include "core/hardware/hardware_model.h"

#include <array>
#include <cstdint>

namespace lockstep {

inline constexpr std::uint32_t most_slots = 64; ///< residency slots of a scheduler: a bit each

/// What a scheduler knows of its warps. A warp is named by its slot among those of the scheduler.
struct SchedulerView {
    std::uint64_t ready = 0;                     ///< slots whose warp can issue
    std::uint64_t resident = 0;                  ///< slots with a warp
    std::uint64_t far = 0;                       ///< slots whose warp waits for global memory or at a barrier
    std::uint64_t active = 0;                    ///< two-level: the slots that take turns
    std::uint32_t last = most_slots - 1;         ///< the slot that issued last
    std::array<std::uint64_t, most_slots> age{}; ///< of each slot's warp: its number in the order of arrival
};

/// The slot to issue next. At least one must be ready; most_slots where the policy lets none of them go (a
/// two-level scheduler whose active warps all wait).
[[nodiscard]] std::uint32_t pick(Policy policy, std::uint32_t active_warps, SchedulerView& view);

} // namespace lockstep
