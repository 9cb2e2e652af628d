#pragma once

#include <string_view>

namespace lockstep {

/// The Qt translation context of the texts that the functions in this header return.
inline constexpr const char* parameter_context = "Parameters";

/// Returns the label of an experiment's parameter, such as "Work-group size" for "local"; null if it has
/// none. It is English and serves as the key for translation in parameter_context. `experiment` is the id of the
/// experiment, because a name can mean different things in different families; it may be empty.
[[nodiscard]] const char* parameter_words(std::string_view experiment, std::string_view name);

} // namespace lockstep
