#pragma once

#include "core/trace/trace.h"

#include <array>
#include <cstdint>

namespace lockstep::test {

/// What a random trace may contain.
struct RandomTraceOptions {
    std::uint32_t most_items = 150; ///< work-items per group
    std::uint32_t most_groups = 3;
    std::uint32_t most_nodes = 40; ///< approximate size of a function's skeleton
    bool faults = true;
    bool values = false;
};

/// A random structured kernel (nested loops of both kinds, branches, switches with fall-through, helper
/// calls, break, continue, early return) with the logs of work-items that ran it, each with random decisions.
/// Contains accesses of all address spaces and widths; their addresses are contiguous, strided, shared or
/// scattered. The same number gives the same trace.
Trace random_trace(std::uint64_t number, const RandomTraceOptions& options = {});

/// Adds objects to the trace that contain all of its accesses, as the reader of recordings requires: one per
/// address space.
void hold_all_accesses(Trace& trace);

/// How many times each kind of node was executed in the logs that this process has made so far.
std::array<std::uint64_t, 13>& node_kinds_passed();

} // namespace lockstep::test
