#pragma once

#include <string_view>

namespace lockstep {

/// OpenCL C 1.2 text of the probes that note which elements of private arrays were written and check reads of
/// them.
[[nodiscard]] std::string_view private_probes_text();

} // namespace lockstep
