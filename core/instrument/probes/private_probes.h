#pragma once

#include <string_view>

namespace lockstep {

/// The OpenCL C 1.2 text that notes which elements of private arrays were written, and looks at their reads.
[[nodiscard]] std::string_view private_probes_text();

} // namespace lockstep
