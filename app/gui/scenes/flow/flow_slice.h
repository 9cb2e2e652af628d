#pragma once

#include "core/analysis/flow/dataflow.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace lockstep::gui {

/// A value that went from the event that wrote it to one that needs it; both are places in GroupSteps'
/// parallel columns.
struct FlowEdge {
    std::uint32_t from = 0;
    std::uint32_t to = 0;
    bool local = false; ///< through local memory, else through global memory
};

/// A step with those of its lanes from which values come.
struct FlowRow {
    std::uint32_t step = 0;
    std::vector<std::uint32_t> events; ///< ascending
};

/// Where the values of one step come from, back through the writes of the group:
///
///     step 3   [7][8][7][9]      writes
///               | / | /
///     step 7   [15]  [16]        write, after its lanes read what step 3 wrote
///                 \ /
///     step 12  [15]              reads
struct FlowSlice {
    std::vector<FlowRow> rows;               ///< oldest first; the last is the step asked for
    std::vector<FlowEdge> edges;             ///< between these rows
    std::vector<std::uint32_t> from_outside; ///< events that need a value that the group did not write
    std::size_t left_out = 0;                ///< earlier steps that have no row
};
[[nodiscard]] FlowSlice flow_slice(const GroupSteps& steps, std::span<const SiteInfo> sites,
                                   const DataFlow& flow, std::uint32_t step, std::size_t most_rows);

/// Who wrote the values that a step needs.
struct FlowSources {
    std::size_t own = 0;     ///< the lane that needs it
    std::size_t lanes = 0;   ///< another lane of its warp
    std::size_t warps = 0;   ///< another warp of its group
    std::size_t outside = 0; ///< nobody of the group
    [[nodiscard]] std::size_t all() const { return own + lanes + warps + outside; }
};
[[nodiscard]] FlowSources flow_sources(const GroupSteps& steps, std::span<const SiteInfo> sites,
                                       const DataFlow& flow, std::uint32_t step);

} // namespace lockstep::gui
