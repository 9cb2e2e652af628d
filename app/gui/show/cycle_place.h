#pragma once

#include "app/gui/model/cursor.h"
#include "core/session/group_view.h"

namespace lockstep::gui {

/// Moves a cursor to a cycle of the model, and to the step that its work-group issues in that cycle: the step
/// of the cursor's warp if it issues, otherwise the step of the first warp that issues. If no warp issues,
/// only the cycle changes.
[[nodiscard]] Cursor at_cycle(const GroupView& view, Cursor cursor, const Timeline& timeline, Cycle cycle);

} // namespace lockstep::gui
