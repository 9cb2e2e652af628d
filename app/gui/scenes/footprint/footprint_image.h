#pragma once

#include "core/session/session.h"

#include <QImage>

namespace lockstep::gui {

/// Draws the input of a launch as a grey-scale image of the values that its groups read. Null if the trace
/// has no values, or they are not numbers. Vectors and texels are represented by their first component.
/// Elements that were not read are black. The image is at most 2048 pixels wide and high; elements that share
/// a pixel show their maximum.
[[nodiscard]] QImage input_image(const Trace& trace, const LaunchFootprint& footprint);

/// Draws the number of groups that read each element, on the heat scale; elements that were not read are
/// transparent. Elements that share a pixel show their maximum.
[[nodiscard]] QImage readers_image(const LaunchFootprint& footprint);

/// Returns the number of columns and rows of elements of the input; a one-dimensional input has one row.
[[nodiscard]] QSize element_grid(const LaunchFootprint& footprint);

} // namespace lockstep::gui
