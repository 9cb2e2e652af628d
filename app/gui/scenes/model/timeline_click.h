#pragma once

#include "app/gui/scenes/kit/picture.h"

namespace lockstep::gui {

/// Handles a click. A click on a slot's row selects the cycle under the pointer, and the step that is issued,
/// waited for or next there. A click on a group's bar selects the group.
[[nodiscard]] Destination timeline_click(const GroupView& view, const Cursor& cursor, const Scene& scene,
                                         const Pointed& pointed);

} // namespace lockstep::gui
