#pragma once

#include "core/hardware/hardware_model.h"
#include "core/schedule/multiprocessor.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace lockstep::test {

enum class Doing { nothing, ready, issuing, waiting, at_barrier, done };

/// An issued load, and the cycle in which its value arrives.
struct SlowLoad {
    std::uint32_t site = 0;
    std::uint64_t back = 0;
};

/// A residency slot of the slow simulator, with the warp in it.
struct SlowWarp {
    Doing doing = Doing::nothing;
    std::span<const WarpInstruction> steps;
    const TouchedLine* lines = nullptr; ///< lines touched by its group
    std::size_t next = 0;
    std::uint64_t group = 0;
    std::uint64_t age = 0;
    std::uint64_t until = 0; ///< the cycle in which issuing or waiting ends
    WaitReason reason = WaitReason::none;
    bool operations_done = false;
    bool issues_operations_only = false;
    bool may_take_turns = false; ///< two-level policy: whether it is an active warp
    std::vector<SlowLoad> loads; ///< all loads that it has ever issued
    bool opens_barrier = false;  ///< whether it opens the barrier of its group in cycle `until`
    /// Whether its next step is a load for which the multiprocessor has reserved room.
    bool may_load = false;
};

struct SlowScheduler {
    std::size_t last = 63; ///< scheduler position of the warp that issued last
    std::uint64_t busy_until = 0;
};

/// Returns the number of slots that contain a warp of a resident group.
std::size_t slow_warps_there(const std::vector<SlowWarp>& warps);

/// Returns which of a scheduler's warps issues next, searching from the one after `last`; returns own.size()
/// if none is ready. Marks the active warps of the two-level policy.
std::size_t slow_choice(const std::vector<SlowWarp*>& own, std::size_t last, const HardwareModel& hardware);

} // namespace lockstep::test
