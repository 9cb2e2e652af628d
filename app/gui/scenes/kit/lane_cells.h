#pragma once

#include "app/gui/scenes/kit/geometry.h"
#include "app/gui/scenes/kit/scene.h"
#include "core/session/lane_state.h"

#include <cstdint>
#include <set>

namespace lockstep::gui {

/// Returns the box of a lane in a state, with an additional mark if the level of detail allows it.
[[nodiscard]] Box lane_box(LaneState state, QRectF rect, Detail detail, SceneId id);
/// Returns the mark that is drawn on the fill of a state; most states have none.
[[nodiscard]] std::optional<MarkKind> lane_mark(LaneState state);
/// Adds a lane's cell: box, mark, and text.
void add_lane_cell(Scene& scene, LaneState state, QRectF rect, Detail detail, SceneId id,
                   const QString& text);
/// Adds the cell of a lane whose access was not performed, because it is out of bounds for example.
void add_fault_cell(Scene& scene, QRectF rect, Detail detail, SceneId id);
/// Returns the legend of such cells.
[[nodiscard]] LegendEntry fault_legend();
/// Returns the lanes whose access in a step was not performed. `step` may be null.
[[nodiscard]] std::set<std::uint32_t> faulty_lanes(const GroupView& view, const WarpStep* step);
/// Adds a row of lanes that are too narrow for cells: each pixel column is a stacked bar that shows the share
/// of each state.
void add_share_row(Scene& scene, const WarpRow& row, const Columns& columns, double top, double height,
                   LaneId id = lane_id<LaneCell>);
/// Returns a legend of the given states, in the order of LaneState.
[[nodiscard]] std::vector<LegendEntry> lane_legend(const std::vector<LaneState>& states, Detail detail);

} // namespace lockstep::gui
