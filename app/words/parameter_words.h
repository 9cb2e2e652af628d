#pragma once

#include <string_view>

namespace lockstep {

/// The context under which lupdate files the words below.
inline constexpr const char* parameter_context = "Parameters";

/// "Work-group size" for the parameter "local" of an experiment; null for one without words. English, a key
/// for translation in parameter_context.
[[nodiscard]] const char* parameter_words(std::string_view name);

} // namespace lockstep
