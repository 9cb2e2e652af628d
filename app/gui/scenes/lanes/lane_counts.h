#pragma once

#include "app/gui/scenes/kit/lane_state.h"
#include "app/gui/scenes/kit/scene.h"

namespace lockstep::gui {

/// What stands above the counts: how many lanes are active, or, where the tick decides, what it decides.
[[nodiscard]] QString lane_counts_title(const GroupView& view, Tick tick);

/// Beside a warp's row: how many of its lanes are active ("4 / 32"). Of a decision how the warp splits:
///
///     [||      ] splits 8 / 24        lanes that decide true / false, or by case
///     all 32                          without bar: its lanes decide alike
void add_lane_count(Scene& scene, const GroupView& view, const WarpRow& row, QRectF area);

} // namespace lockstep::gui
