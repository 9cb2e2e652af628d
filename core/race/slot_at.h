#pragma once

#include "core/race/race.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace lockstep {

/// What a warp slot of multiprocessor 0 does at a time of a race.
struct SlotAt {
    std::size_t leg = 0; ///< index of the launch that runs, or of the last one
    const Interval* interval =
        nullptr; ///< of the leg's timeline; null if the slot is empty or the run is finished
};

[[nodiscard]] SlotAt slot_at(const Racer& run, std::uint32_t slot, std::uint64_t time);

/// Returns the first slot that does not do the same in all runs at a time; empty if all do.
[[nodiscard]] std::optional<std::uint32_t> differing_slot(std::span<const Racer> runs, std::uint64_t time);

} // namespace lockstep
