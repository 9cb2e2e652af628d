#pragma once

#include "core/analysis/memory/coalescing.h"
#include "core/session/group_view.h"

#include <vector>

namespace lockstep::gui {

/// Bytes [begin, end) of global memory that a lane of a request asks for.
struct LaneBytes {
    Lane lane;
    std::uint64_t begin = 0;
    std::uint64_t end = 0;
};

/// One request of global memory as a picture needs it.
struct SectorPicture {
    SectorRequest request;
    std::vector<LaneBytes> lanes; ///< by lane
    std::uint64_t used_bytes = 0; ///< distinct bytes: words read by several lanes count once
};

/// The requests of one step's access: one for each piece of it (a vload4 makes four).
struct SectorPictures {
    std::vector<SectorPicture> requests;
    std::vector<std::uint64_t> line_numbers; ///< shown, ascending: touched by any, small gaps between them
};

/// No requests where the step accesses no global memory.
[[nodiscard]] SectorPictures sector_pictures(const GroupView& view, const WarpStep& step);

/// True where a site's accesses go to global or constant memory.
[[nodiscard]] bool asks_global_memory(const SiteInfo& site);

} // namespace lockstep::gui
