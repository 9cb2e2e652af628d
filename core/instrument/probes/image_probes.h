#pragma once

#include <string_view>

namespace lockstep {

/// The OpenCL C 1.2 text of the image probes: the texels that a sampler's settings make of coordinates.
[[nodiscard]] std::string_view image_probes_text();

} // namespace lockstep
