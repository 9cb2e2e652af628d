#pragma once

#include "core/analysis/memory/coalescing.h"
#include "core/session/group_view.h"

#include <vector>

namespace lockstep::gui {

/// Bytes [begin, end) of global memory that a lane of a request accesses.
struct LaneBytes {
    Lane lane;
    std::uint64_t begin = 0;
    std::uint64_t end = 0;
};

/// The data of one global memory request for a picture.
struct SectorPicture {
    SectorRequest request;
    std::vector<LaneBytes> lanes; ///< by lane
    std::uint64_t used_bytes = 0; ///< distinct bytes: words read by several lanes count once
};

/// The requests of one step's access: one for each part of it (a vload4 makes four).
struct SectorPictures {
    std::vector<SectorPicture> requests;
    std::vector<std::uint64_t> line_numbers; ///< shown lines, ascending: touched, or in small gaps
};

/// Without requests if the step does not access global memory.
[[nodiscard]] SectorPictures sector_pictures(const GroupView& view, const WarpStep& step);

/// True if a site's accesses go to global or constant memory.
[[nodiscard]] bool asks_global_memory(const SiteInfo& site);

} // namespace lockstep::gui
