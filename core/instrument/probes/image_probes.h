#pragma once

#include <string_view>

namespace lockstep {

/// OpenCL C 1.2 text of the image probes. They compute the texels from coordinates and a sampler's settings.
[[nodiscard]] std::string_view image_probes_text();

} // namespace lockstep
