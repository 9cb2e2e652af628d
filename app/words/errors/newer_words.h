#pragma once

#include <string_view>

namespace lockstep {

/// Returns what to say if a kernel does not compile because this name is undefined, though OpenCL C 2.0 defines it:
/// %1 stands for the file and %2 for the name. Returns null for other names.
[[nodiscard]] const char* newer_name_sentence(std::string_view name);

} // namespace lockstep
