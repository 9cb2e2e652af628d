#pragma once

#include <string_view>

namespace lockstep {

/// Returns the OpenCL C 1.2 source of the probes that record which elements of private arrays have been
/// written, and that check reads of them.
[[nodiscard]] std::string_view private_probes_text();

} // namespace lockstep
