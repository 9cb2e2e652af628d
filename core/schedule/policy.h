#pragma once

#include "core/hardware/hardware_model.h"

#include <array>
#include <cstdint>

namespace lockstep {

inline constexpr std::uint32_t most_slots = 64; ///< maximum number of slots per scheduler, because sets of
                                                ///< slots have one bit per slot

/// The state of a scheduler's warps. A warp is identified by its slot in the scheduler.
struct SchedulerView {
    std::uint64_t ready = 0;                     ///< set of slots whose warp can issue
    std::uint64_t resident = 0;                  ///< set of slots that contain a warp
    std::uint64_t far = 0;                       ///< set of slots whose warp waits for global memory or at a
                                                 ///< barrier
    std::uint64_t active = 0;                    ///< two-level policy: set of slots in the active set
    std::uint32_t last = most_slots - 1;         ///< slot that issued last
    std::array<std::uint64_t, most_slots> age{}; ///< for each slot, the arrival number of its warp
};

/// Selects the slot that issues next. At least one slot must be ready. Returns most_slots if the policy does
/// not allow any of them (two-level policy: all active warps wait).
[[nodiscard]] std::uint32_t pick(Policy policy, std::uint32_t active_warps, SchedulerView& view);

} // namespace lockstep
