#pragma once

#include "app/gui/scenes/kit/geometry.h"
#include "app/gui/scenes/kit/scene.h"
#include "core/session/lane_state.h"

namespace lockstep::gui {

/// The box of a lane in a state, with its second mark if the level of detail allows one.
[[nodiscard]] Box lane_box(LaneState state, QRectF rect, Detail detail, SceneId id);
/// The mark of a state in addition to its fill; empty for most.
[[nodiscard]] std::optional<MarkKind> lane_mark(LaneState state);
/// Adds a lane's cell: box, mark, and text.
void add_lane_cell(Scene& scene, LaneState state, QRectF rect, Detail detail, SceneId id,
                   const QString& text);
/// Adds a row of lanes that are too narrow for cells: each pixel column is a stacked bar of state shares.
void add_share_row(Scene& scene, const WarpRow& row, const Columns& columns, double top, double height,
                   LaneId id = lane_id<LaneCell>);
/// The legend of the given states, in the order of LaneState.
[[nodiscard]] std::vector<LegendEntry> lane_legend(const std::vector<LaneState>& states, Detail detail);

} // namespace lockstep::gui
