#pragma once

#include "core/session/session.h"

#include <QImage>

namespace lockstep::gui {

/// The input of a launch as a grey picture from the values that its groups read; null where the trace has no
/// values, or they are no numbers: of vectors and texels the first component counts. Elements that nobody
/// read are black. A picture is at most 2048 pixels wide and high; of elements that share a pixel the
/// greatest is shown.
[[nodiscard]] QImage input_image(const Trace& trace, const LaunchFootprint& footprint);

/// How many groups read each element, on the heat scale; what nobody reads is transparent. Likewise merged.
[[nodiscard]] QImage readers_image(const LaunchFootprint& footprint);

/// Columns and rows of elements of the input; one row where it has none.
[[nodiscard]] QSize element_grid(const LaunchFootprint& footprint);

} // namespace lockstep::gui
