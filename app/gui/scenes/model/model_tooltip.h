#pragma once

#include "app/gui/scenes/kit/picture.h"

namespace lockstep::gui {

/// Tooltip for a shape of the model's pictures: for an interval, why the warp waits (site, line, addresses);
/// for a figure, its definition, its formula and the note that it is modelled. Empty for other shapes.
[[nodiscard]] QString model_tooltip(const GroupView& view, const Cursor& cursor, const Scene& scene,
                                    const Pointed& pointed);

/// A click on a slot's row goes to the cycle under the pointer, and to the step that is issued, waited for or
/// next there; a click on a group's bar goes to the group.
[[nodiscard]] Destination timeline_click(const GroupView& view, const Cursor& cursor, const Scene& scene,
                                         const Pointed& pointed);

} // namespace lockstep::gui
