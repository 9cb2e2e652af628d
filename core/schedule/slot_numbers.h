#pragma once

#include <cstdint>

namespace lockstep {

/// A multiprocessor deals its residency slots out to its schedulers in turn; with 6 slots and 2 schedulers:
///
///     slot                 0  1  2  3  4  5
///     scheduler            0  1  0  1  0  1
///     place in it          0  0  1  1  2  2
struct SlotNumbers {
    std::uint32_t slots = 1;
    std::uint32_t schedulers = 1;

    [[nodiscard]] std::uint32_t scheduler_of(std::uint32_t slot) const { return slot % schedulers; }
    [[nodiscard]] std::uint32_t place_of(std::uint32_t slot) const { return slot / schedulers; }
    [[nodiscard]] std::uint32_t slot_at(std::uint32_t scheduler, std::uint32_t place) const {
        return place * schedulers + scheduler;
    }
};

} // namespace lockstep
