#pragma once

#include "core/analysis/flow/dataflow.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace lockstep::gui {

/// Connects the event that wrote a value with an event that needs it; both are indexes into the parallel
/// columns of GroupSteps.
struct FlowEdge {
    std::uint32_t from = 0;
    std::uint32_t to = 0;
    bool local = false; ///< true: the value passed through local memory; false: through global memory
};

/// A step, and those events of its lanes that provide values.
struct FlowRow {
    std::uint32_t step = 0;
    std::vector<std::uint32_t> events; ///< indexes of the events in this row, ascending
};

/// The data flow into one step, traced back through the writes of the group:
///
///     step 3   [7][8][7][9]      writes
///               | / | /
///     step 7   [15]  [16]        write, after its lanes read what step 3 wrote
///                 \ /
///     step 12  [15]              reads
struct FlowSlice {
    std::vector<FlowRow> rows;               ///< oldest first; the last row is the requested step
    std::vector<FlowEdge> edges;             ///< edges between these rows
    std::vector<std::uint32_t> from_outside; ///< events that need a value that the group did not write
    std::size_t left_out = 0;                ///< number of earlier steps that do not fit
};
[[nodiscard]] FlowSlice flow_slice(const GroupSteps& steps, std::span<const SiteInfo> sites,
                                   const DataFlow& flow, std::uint32_t step, std::size_t most_rows);

/// Where the values that a step needs were written: number of values from each source.
struct FlowSources {
    std::size_t own = 0;     ///< values written by the same lane
    std::size_t lanes = 0;   ///< values written by another lane of the same warp
    std::size_t warps = 0;   ///< values written by another warp of the same group
    std::size_t outside = 0; ///< values that the group did not write
    [[nodiscard]] std::size_t all() const { return own + lanes + warps + outside; }
};
[[nodiscard]] FlowSources flow_sources(const GroupSteps& steps, std::span<const SiteInfo> sites,
                                       const DataFlow& flow, std::uint32_t step);

} // namespace lockstep::gui
