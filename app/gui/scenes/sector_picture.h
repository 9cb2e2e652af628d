#pragma once

#include "app/gui/scenes/group_view.h"
#include "core/analysis/coalescing.h"

#include <optional>
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
    std::vector<LaneBytes> lanes;            ///< by lane
    std::uint64_t used_bytes = 0;            ///< distinct bytes: words read by several lanes count once
    std::size_t requests = 1;                ///< that the access makes
    std::vector<std::uint64_t> line_numbers; ///< shown, ascending: touched, and small gaps between them
};

/// The first request of a step's access; nothing where it accesses no global memory.
[[nodiscard]] std::optional<SectorPicture> sector_picture(const GroupView& view, const WarpStep& step);

} // namespace lockstep::gui
