#pragma once

#include "app/gui/scenes/kit/scene.h"
#include "core/session/lane_state.h"

namespace lockstep::gui {

/// The heading above the counts: active lanes or, if the tick is a branch, its results.
[[nodiscard]] QString lane_counts_title(const GroupView& view, Tick tick);

/// Next to a warp's row: the number of its active lanes ("4 / 32"). For a branch, how the warp splits:
///
///     [||      ] splits 8 / 24        lanes that decide true / false, or by case
///     all 32                          without bar: all lanes decide the same
void add_lane_count(Scene& scene, const GroupView& view, const WarpRow& row, QRectF area);

} // namespace lockstep::gui
