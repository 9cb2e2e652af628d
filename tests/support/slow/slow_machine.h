#pragma once

#include "core/schedule/multiprocessor.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace lockstep::test {

/// Results of the slow simulator for one launch.
struct SlowResult {
    std::uint64_t cycles = 0;
    std::uint64_t issue_cycles = 0;
    Stalls stalls;
    CacheFigures cache; ///< cache counters; the kinds of misses are not set
    std::vector<GroupSpan> groups;
};

/// Simulates the machine of core/schedule/multiprocessor.h cycle by cycle, visiting every multiprocessor,
/// slot and scheduler in each cycle. Uses plain lists and no optimisations; reimplements policies and caches.
/// Supports only LRU replacement.
SlowResult slow_simulate(const WarpStreams& streams, const Program& program, const HardwareModel& hardware,
                         std::uint32_t resident_groups, std::optional<CostKind> without = {});

} // namespace lockstep::test
