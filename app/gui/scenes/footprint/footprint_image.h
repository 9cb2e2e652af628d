#pragma once

#include "core/session/session.h"

#include <QImage>

namespace lockstep::gui {

/// The input of a launch as a grey image of the values that its groups read; null if the trace has no values,
/// or they are not numbers. For vectors and texels, the first component is used. Elements that were not read
/// are black. The image is at most 2048 pixels wide and high; elements that share a pixel show their maximum.
[[nodiscard]] QImage input_image(const Trace& trace, const LaunchFootprint& footprint);

/// The number of groups that read each element, on the heat scale; elements that were not read are
/// transparent. Elements share pixels in the same way.
[[nodiscard]] QImage readers_image(const LaunchFootprint& footprint);

/// Columns and rows of elements of the input; one row if it is one-dimensional.
[[nodiscard]] QSize element_grid(const LaunchFootprint& footprint);

} // namespace lockstep::gui
