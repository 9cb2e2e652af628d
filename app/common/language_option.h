#pragma once

#include "app/common/command.h"
#include "core/base/result.h"

#include <string>
#include <vector>

namespace lockstep {

/// The option for the language of texts, which every command has.
[[nodiscard]] Option language_option();

/// Adds language_option() to the commands that do not have an option of this name.
[[nodiscard]] std::vector<Command> with_language(std::vector<Command> commands);

/// Returns the code of the language that a command line requests by --language, otherwise that of the
/// environment (app/words/language/language.h). Arguments after "--" are not read.
[[nodiscard]] std::string chosen_language(const std::vector<std::string>& given);

/// Removes --language and its value before the command. Errors: missing_value, value_not_allowed.
Result<std::vector<std::string>> without_language(std::vector<std::string> given);

} // namespace lockstep
