#pragma once

#include "core/trace/trace.h"

#include <array>
#include <cstdint>

namespace lockstep::test {

/// What a random trace may contain.
struct RandomTraceOptions {
    std::uint32_t most_items = 150; ///< maximum number of work-items per group
    std::uint32_t most_groups = 3;
    std::uint32_t most_nodes = 40; ///< approximate size of a function's skeleton
    bool faults = true;
    bool values = false;
};

/// Makes a random structured kernel (nested loops of both kinds, branches, switches with fall-through, helper
/// calls, break, continue, early return) and the logs of work-items that execute it with random decisions. It
/// accesses all address spaces with all widths; addresses are contiguous, strided, shared or scattered. The
/// same number gives the same trace.
Trace random_trace(std::uint64_t number, const RandomTraceOptions& options = {});

/// Adds one object per address space, large enough to contain all accesses of the trace, as the reader of
/// recordings requires.
void hold_all_accesses(Trace& trace);

/// Returns, for each kind of node, how often it was executed in all logs that this process has made so far.
std::array<std::uint64_t, 13>& node_kinds_passed();

} // namespace lockstep::test
