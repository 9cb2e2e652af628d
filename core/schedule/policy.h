#pragma once

#include "core/hardware/hardware_model.h"

#include <array>
#include <cstdint>

namespace lockstep {

inline constexpr std::uint32_t most_slots = 64; ///< residency slots of a scheduler, one bit each

/// What a scheduler knows about its warps. A warp is identified by its slot in the scheduler.
struct SchedulerView {
    std::uint64_t ready = 0;                     ///< slots whose warp can issue
    std::uint64_t resident = 0;                  ///< slots that have a warp
    std::uint64_t far = 0;                       ///< slots whose warp waits for global memory or at a barrier
    std::uint64_t active = 0;                    ///< two-level: the slots of the active set
    std::uint32_t last = most_slots - 1;         ///< the last slot that issued
    std::array<std::uint64_t, most_slots> age{}; ///< arrival number of each slot's warp
};

/// The slot to issue next. At least one must be ready. Returns most_slots if the policy allows none of them
/// (a two-level scheduler whose active warps all wait).
[[nodiscard]] std::uint32_t pick(Policy policy, std::uint32_t active_warps, SchedulerView& view);

} // namespace lockstep
