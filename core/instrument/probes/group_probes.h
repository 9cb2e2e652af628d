#pragma once

#include <string_view>

namespace lockstep {

/// Returns the OpenCL C 1.2 source of the functions for votes of a group and for the exchange of values in a
/// sub-group.
[[nodiscard]] std::string_view group_probes_text();

} // namespace lockstep
