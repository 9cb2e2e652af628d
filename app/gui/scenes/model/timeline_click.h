#pragma once

#include "app/gui/scenes/kit/picture.h"

namespace lockstep::gui {

/// A click on a slot's row goes to the cycle under the pointer, and to the step that is issued, waited for or
/// next there; a click on a group's bar goes to the group.
[[nodiscard]] Destination timeline_click(const GroupView& view, const Cursor& cursor, const Scene& scene,
                                         const Pointed& pointed);

} // namespace lockstep::gui
