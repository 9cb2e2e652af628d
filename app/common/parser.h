#pragma once

#include "app/common/command.h"

#include <string>
#include <vector>

namespace lockstep {

// Argument parsing and help output, based on CLI11. Only parser.cpp includes CLI11 because it is slow to
// compile.

/// The help option, which every command has: has(help_option) is true if the user requested help.
inline constexpr const char* help_option = "--help";

/// Parses "--name value" and "--name=value"; after "--", all arguments are positional, and their number is
/// not checked. If help is requested, nothing is validated. Errors: unknown_option, missing_value,
/// value_not_allowed.
Result<Arguments> parse_arguments(const Command& command, const std::vector<std::string>& given);

[[nodiscard]] std::string help_text(const CommandLine& program);
[[nodiscard]] std::string help_text(const CommandLine& program, const Command& command);

} // namespace lockstep
