#pragma once

#include "app/layer/layer.h"

namespace lockstep {

/// Returns the functions that the layer handles itself; entries for all other functions are null. From now
/// on, these functions use `layer`. OpenCL passes no user data to them, so `layer` is the only global object
/// of this library.
[[nodiscard]] Driver hooks_into(Layer& layer);

} // namespace lockstep
