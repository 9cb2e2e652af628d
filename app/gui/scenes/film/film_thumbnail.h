#pragma once

#include "app/gui/scenes/kit/scene.h"
#include "core/session/group_view.h"

#include <QSize>
#include <vector>

namespace lockstep::gui {

/// Draws the film of one warp without labels: columns are steps, rows are lanes. The image has at most the width of
/// `most`, and its height. A strip with fewer pixel rows than lanes shows shares of lanes, as film_strip() does.
[[nodiscard]] Raster film_thumbnail(const GroupView& view, Warp warp, QSize most);

/// Returns the colours of a film's pixels.
[[nodiscard]] std::vector<Colour> film_palette();

} // namespace lockstep::gui
