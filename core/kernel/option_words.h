#pragma once

#include "core/base/result.h"

#include <string>
#include <vector>

namespace lockstep {

/// The words of an options string: blanks part them, double quotes hold blanks together, \" is a quote itself. A word
/// may be empty where it stands in quotes. Errors: build_option_refused for a quote that does not end.
Result<std::vector<std::string>> option_words(const std::string& text);

/// The word as option_words() reads it.
[[nodiscard]] std::string quoted_option(const std::string& word);

} // namespace lockstep
