#pragma once

#include "core/base/result.h"

#include <string>
#include <vector>

namespace lockstep {

/// The words of an options string: blanks separate them, double quotes keep blanks together, \" is a quote. A
/// word in quotes may be empty. Errors: build_option_refused for a missing closing quote.
Result<std::vector<std::string>> option_words(const std::string& text);

/// The word, quoted so that option_words() reads it back.
[[nodiscard]] std::string quoted_option(const std::string& word);

} // namespace lockstep
