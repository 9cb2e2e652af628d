#pragma once

#include <string_view>

namespace lockstep {

/// OpenCL C 1.2 text of the probes for asynchronous copies between global and local memory, and for the waits
/// for them.
[[nodiscard]] std::string_view copy_probes_text();

} // namespace lockstep
