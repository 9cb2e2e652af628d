#pragma once

#include "app/gui/model/cursor.h"
#include "core/session/group_view.h"

namespace lockstep::gui {

/// The cursor in a cycle of the model. It goes to the step that its work-group issues then: of the cursor's warp if
/// that one issues, else of the warp that came first. If none issues, only the cycle changes.
[[nodiscard]] Cursor at_cycle(const GroupView& view, Cursor cursor, const Timeline& timeline, Cycle cycle);

} // namespace lockstep::gui
