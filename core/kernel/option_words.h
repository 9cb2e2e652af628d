#pragma once

#include "core/base/result.h"

#include <string>
#include <vector>

namespace lockstep {

/// Splits an options string into words. Words are separated by blanks; double quotes protect blanks; \" is a
/// quote. A quoted word may be empty. Errors: build_option_refused if a closing quote is missing.
Result<std::vector<std::string>> option_words(const std::string& text);

/// Quotes a word so that option_words() returns it unchanged.
[[nodiscard]] std::string quoted_option(const std::string& word);

} // namespace lockstep
