#pragma once

#include "core/schedule/multiprocessor.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace lockstep::test {

/// What the obvious simulator says of a launch.
struct SlowResult {
    std::uint64_t cycles = 0;
    std::uint64_t issue_cycles = 0;
    Stalls stalls;
    CacheFigures cache; ///< without the kinds of misses
    std::vector<GroupSpan> groups;
};

/// The machine of core/schedule/multiprocessor.h one cycle after the other: in each, every multiprocessor,
/// slot and scheduler is looked at in turn. Plain lists and no tricks; policies and caches are written down
/// anew. Least recently used replacement only.
SlowResult slow_simulate(const WarpStreams& streams, const Program& program, const HardwareModel& hardware,
                         std::uint32_t resident_groups, std::optional<CostKind> without = {});

} // namespace lockstep::test
