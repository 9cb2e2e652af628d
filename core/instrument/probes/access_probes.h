#pragma once

#include <string_view>

namespace lockstep {

/// Returns the OpenCL C 1.2 source of the probes that log accesses and decisions, and that redirect
/// out-of-bounds accesses.
[[nodiscard]] std::string_view access_probes_text();

} // namespace lockstep
