#pragma once

#include "core/session/session.h"

#include <QImage>

namespace lockstep::gui {

/// The input of a launch as a grey picture, a pixel an element, from the values that its groups read; null
/// where the trace has no values, or they are no single numbers. Elements that nobody read are black.
[[nodiscard]] QImage input_image(const Trace& trace, const LaunchFootprint& footprint);

/// How many groups read each element, on the heat scale; what nobody reads is transparent.
[[nodiscard]] QImage readers_image(const LaunchFootprint& footprint);

/// Columns and rows of a picture of the input; one row where it has none.
[[nodiscard]] QSize image_size(const LaunchFootprint& footprint);

} // namespace lockstep::gui
