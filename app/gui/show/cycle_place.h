#pragma once

#include "app/gui/model/cursor.h"
#include "core/session/group_view.h"

namespace lockstep::gui {

/// The cursor at a cycle of the model. It goes to the step that its work-group issues in that cycle: that of
/// the cursor's warp if it issues, otherwise of the warp that comes first. If no warp issues, only the cycle
/// changes.
[[nodiscard]] Cursor at_cycle(const GroupView& view, Cursor cursor, const Timeline& timeline, Cycle cycle);

} // namespace lockstep::gui
