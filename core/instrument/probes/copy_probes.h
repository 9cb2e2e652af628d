#pragma once

#include <string_view>

namespace lockstep {

/// Returns the OpenCL C 1.2 source of the probes for asynchronous copies between global and local memory, and
/// for waiting for them.
[[nodiscard]] std::string_view copy_probes_text();

} // namespace lockstep
