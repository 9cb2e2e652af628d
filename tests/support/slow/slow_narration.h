#pragma once

#include "core/hardware/hardware_model.h"
#include "core/site/site.h"
#include "core/warp/warp_step.h"

#include <cstdint>
#include <optional>

namespace lockstep::test {

// Computes the numbers in a step's narration the obvious way: byte by byte and lane by lane.

struct SlowSectors {
    std::uint64_t moved = 0;
    std::uint64_t fewest = 0; ///< smallest number of sectors that could contain the bytes
};
[[nodiscard]] SlowSectors slow_sectors(const GroupSteps& steps, const WarpStep& step, const SiteInfo& site,
                                       const HardwareModel& hardware);

struct SlowPasses {
    std::uint64_t passes = 0;
    std::uint64_t fewest = 0;
};
/// Counts passes, without the savings that are possible for reads wider than a bank (see RequestParts).
[[nodiscard]] SlowPasses slow_passes(const GroupSteps& steps, const WarpStep& step, const SiteInfo& site,
                                     const HardwareModel& hardware);

struct SlowSplit {
    std::uint64_t on_true = 0;
    std::uint64_t on_false = 0;
    std::uint64_t steps = 0;  ///< steps of the warp with only one side active, up to the join
    std::optional<Tick> join; ///< first tick in which both sides take part again
};
[[nodiscard]] SlowSplit slow_split(const GroupSteps& steps, const WarpStep& step);

} // namespace lockstep::test
