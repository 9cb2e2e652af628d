#pragma once

#include "core/trace/trace.h"

#include <array>
#include <cstdint>

namespace lockstep::test {

/// What a random trace may hold.
struct RandomTraceOptions {
    std::uint32_t most_items = 150; ///< work-items a group
    std::uint32_t most_groups = 3;
    std::uint32_t most_nodes = 40; ///< of a function's skeleton, about
    bool faults = true;
    bool values = false;
};

/// A random structured kernel (nested loops of both kinds, branches, switches with fall-through, helper
/// calls, break, continue, early return) with the logs of work-items that ran it, each deciding by chance.
/// Accesses of all spaces and widths, their addresses in rows, at strides, shared or scattered. The same
/// number gives the same trace.
Trace random_trace(std::uint64_t number, const RandomTraceOptions& options = {});

/// Gives the trace objects that hold all that it accesses, as a recording's reader wants it: one a space.
void hold_all_accesses(Trace& trace);

/// How often each kind of node was passed in the logs made so far by this process.
std::array<std::uint64_t, 13>& node_kinds_passed();

} // namespace lockstep::test
