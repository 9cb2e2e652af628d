#pragma once

#include <string_view>

namespace lockstep {

/// The translation context of the texts below.
inline constexpr const char* parameter_context = "Parameters";

/// "Work-group size" for the parameter "local" of an experiment; null if it has no label. English, a key for
/// translation in parameter_context.
[[nodiscard]] const char* parameter_words(std::string_view name);

} // namespace lockstep
