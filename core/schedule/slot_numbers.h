#pragma once

#include <cstdint>

namespace lockstep {

/// The residency slots of all multiprocessors are numbered through, and so are their schedulers. A
/// multiprocessor deals its slots out to its schedulers in turn; with 6 slots and 2 schedulers each:
///
///     slot                 0  1  2  3  4  5    6  7  8  9 10 11
///     multiprocessor       0  0  0  0  0  0    1  1  1  1  1  1
///     scheduler            0  1  0  1  0  1    2  3  2  3  2  3
///     place in it          0  0  1  1  2  2    0  0  1  1  2  2
struct SlotNumbers {
    std::uint32_t slots = 1;      ///< of a multiprocessor
    std::uint32_t schedulers = 1; ///< of a multiprocessor

    [[nodiscard]] std::uint32_t first_of(std::uint32_t multiprocessor) const {
        return multiprocessor * slots;
    }
    [[nodiscard]] std::uint32_t multiprocessor_of(std::uint32_t slot) const { return slot / slots; }
    [[nodiscard]] std::uint32_t scheduler_of(std::uint32_t slot) const {
        return slot / slots * schedulers + slot % slots % schedulers;
    }
    [[nodiscard]] std::uint32_t place_of(std::uint32_t slot) const { return slot % slots / schedulers; }
    [[nodiscard]] std::uint32_t slot_at(std::uint32_t scheduler, std::uint32_t place) const {
        return scheduler / schedulers * slots + place * schedulers + scheduler % schedulers;
    }
};

} // namespace lockstep
