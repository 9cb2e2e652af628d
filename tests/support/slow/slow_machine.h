#pragma once

#include "core/schedule/multiprocessor.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace lockstep::test {

/// The results of the slow simulator for a launch.
struct SlowResult {
    std::uint64_t cycles = 0;
    std::uint64_t issue_cycles = 0;
    Stalls stalls;
    CacheFigures cache; ///< without the kinds of misses
    std::vector<GroupSpan> groups;
};

/// Simulates the machine of core/schedule/multiprocessor.h cycle by cycle, and visits every multiprocessor,
/// slot and scheduler in each cycle. Plain lists and no tricks; policies and caches are implemented again.
/// Supports only least recently used replacement.
SlowResult slow_simulate(const WarpStreams& streams, const Program& program, const HardwareModel& hardware,
                         std::uint32_t resident_groups, std::optional<CostKind> without = {});

} // namespace lockstep::test
