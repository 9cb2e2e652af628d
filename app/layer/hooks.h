#pragma once

#include "app/layer/layer.h"

namespace lockstep {

/// The calls that the layer handles itself; null for those that it passes on. From now on, they use `layer`:
/// OpenCL passes no user data to them, so it is the only global object of this library.
[[nodiscard]] Driver hooks_into(Layer& layer);

} // namespace lockstep
