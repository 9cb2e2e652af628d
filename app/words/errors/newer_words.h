#pragma once

#include <string_view>

namespace lockstep {

/// Returns the message for an undefined name that OpenCL C 2.0 defines. %1 is the file, %2 is the name. Returns null for
/// other names.
[[nodiscard]] const char* newer_name_sentence(std::string_view name);

} // namespace lockstep
