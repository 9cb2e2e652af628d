#pragma once

#include "app/gui/scenes/kit/scene.h"
#include "core/analysis/findings/evidence.h"
#include "core/session/session.h"

namespace lockstep::gui {

/// Draws the evidence for a finding, as high as necessary. For a race: two racing work-items, and all
/// work-items that are involved. For a barrier: the work-items that wait and those that never arrive.
/// Otherwise: the work-item that caused the finding.
///
///     What happened                  group 0, tile at byte 132
///     Work-item 31   ------------------------[R]-- reads tile[lid + 2], line 13
///                                   no barrier ╱
///     Work-item 32   -----[W]------------------- writes tile[lid + 1], line 7
///     Who is involved                            [RW] reads and writes   [ ] not involved
///     Warp 0   0–31  [ ][ ][ ] ... [RW]
[[nodiscard]] Scene evidence_scene(const Session& session, std::size_t launch, const Finding& finding,
                                   const Evidence& evidence, double width);

/// The sizes of a launch, and the number of lanes per warp.
struct WarpedRange {
    const NdRange& range;
    std::uint32_t warp_lanes = 32;
};

/// Adds a map of the group's work-items with a legend above it, one row per warp. The mark in each cell shows
/// the role of the work-item in the finding. Returns the bottom edge.
double add_involvement_map(Scene& scene, const Evidence& evidence, const WarpedRange& launch, QPointF at,
                           double width);

} // namespace lockstep::gui
