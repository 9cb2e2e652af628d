#pragma once

#include "core/analysis/memory/coalescing.h"
#include "core/session/group_view.h"

#include <vector>

namespace lockstep::gui {

/// The bytes [begin, end) of global memory that one lane of a request accesses.
struct LaneBytes {
    Lane lane;
    std::uint64_t begin = 0;
    std::uint64_t end = 0;
};

/// The data of one global memory request, for drawing.
struct SectorPicture {
    SectorRequest request;
    std::vector<LaneBytes> lanes; ///< one entry per lane
    std::uint64_t used_bytes = 0; ///< number of distinct bytes: words that several lanes read count once
};

/// The requests of one memory access step: one request per element (a vload4 makes four).
struct SectorPictures {
    std::vector<SectorPicture> requests;
    /// Cache lines to draw, ascending: accessed lines, and lines in small gaps.
    std::vector<std::uint64_t> line_numbers;
};

/// Computes the requests of a step; there are none if the step does not access global memory.
[[nodiscard]] SectorPictures sector_pictures(const GroupView& view, const WarpStep& step);

/// Returns whether a site accesses global or constant memory.
[[nodiscard]] bool asks_global_memory(const SiteInfo& site);

} // namespace lockstep::gui
