#pragma once

#include <string_view>

namespace lockstep {

/// OpenCL C 1.2 text of the probes that log accesses and decisions and keep accesses inside their objects.
[[nodiscard]] std::string_view access_probes_text();

} // namespace lockstep
