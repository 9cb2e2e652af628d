#pragma once

#include "app/gui/scenes/kit/picture.h"

namespace lockstep::gui {

/// Returns the tooltip for a shape in pictures of the model. For an interval: why the warp waits (site, line,
/// addresses). For a metric: its definition, its formula and a note that it is modelled. Empty for other
/// shapes.
[[nodiscard]] QString model_tooltip(const GroupView& view, const Cursor& cursor, const Scene& scene,
                                    const Pointed& pointed);

/// Handles a click. A click on a slot's row selects the cycle under the pointer, and the step that is issued,
/// waited for or next there. A click on a group's bar selects the group.
[[nodiscard]] Destination timeline_click(const GroupView& view, const Cursor& cursor, const Scene& scene,
                                         const Pointed& pointed);

} // namespace lockstep::gui
