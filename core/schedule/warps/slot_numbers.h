#pragma once

#include "core/hardware/hardware_model.h"

#include <cstdint>

namespace lockstep {

/// The numbering of a multiprocessor's slots for resident warps. Slots are assigned to schedulers
/// round-robin. With 6 slots and 2 schedulers:
///
///     slot                 0  1  2  3  4  5
///     scheduler            0  1  0  1  0  1
///     index in it          0  0  1  1  2  2
struct SlotNumbers {
    std::uint32_t slots = 1;
    std::uint32_t schedulers = 1;

    [[nodiscard]] std::uint32_t scheduler_of(std::uint32_t slot) const { return slot % schedulers; }
    [[nodiscard]] std::uint32_t place_of(std::uint32_t slot) const { return slot / schedulers; }
    [[nodiscard]] std::uint32_t slot_at(std::uint32_t scheduler, std::uint32_t place) const {
        return place * schedulers + scheduler;
    }
};

/// Assigns the warps of a group to the slots of the group. If the schedulers of a multiprocessor have
/// separate register files (HardwareModel::register_blocks) and a group has the same number of warps on each
/// scheduler, the group starts one scheduler later than the group in the previous slots. Otherwise, the first
/// warps of all groups, which often have more work than the others, would share one scheduler.
///
///     slot                 0  1  2  3   4  5  6  7   8  9 10 11
///     warp of its group    0  1  2  3   3  0  1  2   2  3  0  1
///
/// Measured on an NVIDIA H100, driver 580.159, with tests/validation/warp_places.cu: the first warps of
/// groups of 8 are in slots 2, 11, 16, 25, 34, 43, 48 and 57 of 64, and compute as fast as four schedulers
/// can.
class WarpTurns {
public:
    WarpTurns(const HardwareModel& hardware, std::uint32_t group_warps)
        : group_warps_(group_warps),
          schedulers_(hardware.register_blocks > 1 && group_warps % hardware.schedulers == 0
                          ? hardware.schedulers
                          : 1) {}

    /// Returns the index, in its group, of the warp that occupies the slot with index `place` (starting at 0)
    /// among the slots of the group. `first_slot` is the lowest slot of the group.
    [[nodiscard]] std::uint32_t warp_at(std::uint32_t first_slot, std::uint32_t place) const {
        const std::uint32_t turn = first_slot / group_warps_ % schedulers_;
        return place - place % schedulers_ + (place + schedulers_ - turn) % schedulers_;
    }

private:
    std::uint32_t group_warps_;
    /// Number of schedulers over which the first warps of groups are distributed in rotation; 1 for no
    /// rotation.
    std::uint32_t schedulers_;
};

} // namespace lockstep
