#pragma once

#include "app/layer/layer.h"

namespace lockstep {

/// The calls that a layer answers itself; null in the place of those that it passes on. `layer` is what they speak to
/// from now on: OpenCL hands them nothing that could lead there, so it is the one global of this library.
[[nodiscard]] Driver hooks_into(Layer& layer);

} // namespace lockstep
