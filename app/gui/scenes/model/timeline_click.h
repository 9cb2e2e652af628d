#pragma once

#include "app/gui/scenes/kit/picture.h"

namespace lockstep::gui {

/// A click on a slot's row leads to the cycle under the pointer, and to the step that is issued, waited for
/// or next there; one on a group's bar leads to the group.
[[nodiscard]] Destination timeline_click(const GroupView& view, const Cursor& cursor, const Scene& scene,
                                         const Pointed& pointed);

} // namespace lockstep::gui
