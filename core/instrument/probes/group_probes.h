#pragma once

#include <string_view>

namespace lockstep {

/// OpenCL C 1.2 text of the functions with which a group votes and its sub-groups exchange values.
[[nodiscard]] std::string_view group_probes_text();

} // namespace lockstep
