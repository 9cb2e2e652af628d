#pragma once

#include <string_view>

namespace lockstep {

/// The OpenCL C 1.2 text of copies between global and local memory that a group asks for and later waits for.
[[nodiscard]] std::string_view copy_probes_text();

} // namespace lockstep
