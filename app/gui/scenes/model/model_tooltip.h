#pragma once

#include "app/gui/scenes/kit/picture.h"

namespace lockstep::gui {

/// Tooltip for a shape of the model's pictures: for an interval, why the warp waits (site, line, addresses);
/// for a figure, its definition, its formula and the note that it is modelled. Empty for other shapes.
[[nodiscard]] QString model_tooltip(const GroupView& view, const Cursor& cursor, const Scene& scene,
                                    const Pointed& pointed);

} // namespace lockstep::gui
