#pragma once

#include "app/gui/scenes/kit/scene.h"
#include "core/session/lane_state.h"

namespace lockstep::gui {

/// Returns the heading above the counts: active lanes or, if the tick is a branch, the results of the branch.
[[nodiscard]] QString lane_counts_title(const GroupView& view, Tick tick);

/// Adds the number of active lanes next to a warp's row ("4 / 32"). For a branch, shows how the warp splits:
///
///     [||      ] splits 8 / 24        lanes that take the true / false side, or each case
///     all 32                          no bar: all lanes take the same side
void add_lane_count(Scene& scene, const GroupView& view, const WarpRow& row, QRectF area);

} // namespace lockstep::gui
