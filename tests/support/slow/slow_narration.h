#pragma once

#include "core/hardware/hardware_model.h"
#include "core/site/site.h"
#include "core/warp/warp_step.h"

#include <cstdint>
#include <optional>

namespace lockstep::test {

// The numbers of a step's narration, computed the obvious way: byte by byte and lane by lane.

struct SlowSectors {
    std::uint64_t moved = 0;
    std::uint64_t fewest = 0; ///< minimum that could hold the bytes
};
[[nodiscard]] SlowSectors slow_sectors(const GroupSteps& steps, const WarpStep& step, const SiteInfo& site,
                                       const HardwareModel& hardware);

struct SlowPasses {
    std::uint64_t passes = 0;
    std::uint64_t fewest = 0;
};
/// Ignores the passes that reads wider than a bank may save (see RequestParts).
[[nodiscard]] SlowPasses slow_passes(const GroupSteps& steps, const WarpStep& step, const SiteInfo& site,
                                     const HardwareModel& hardware);

struct SlowSplit {
    std::uint64_t on_true = 0;
    std::uint64_t on_false = 0;
    std::uint64_t steps = 0;  ///< of the warp, with only one side active, up to the join
    std::optional<Tick> join; ///< the first tick in which both sides take part
};
[[nodiscard]] SlowSplit slow_split(const GroupSteps& steps, const WarpStep& step);

} // namespace lockstep::test
