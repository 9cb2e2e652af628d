#pragma once

#include <string_view>

namespace lockstep {

/// Returns the OpenCL C 1.2 source of the image probes. They compute the accessed texels from the coordinates
/// and the settings of the sampler.
[[nodiscard]] std::string_view image_probes_text();

} // namespace lockstep
