#pragma once

#include "app/common/command.h"

#include <string>
#include <vector>

namespace lockstep {

// Parsing and help, both by CLI11, which only parser.cpp includes: it is heavy.

/// The option that every command has: has(help_option) is true if help is requested.
inline constexpr const char* help_option = "--help";

/// Takes "--name value" and "--name=value"; after "--", all arguments are words, whose number is not checked.
/// If help is requested, nothing is validated. Errors: unknown_option, missing_value, value_not_allowed.
Result<Arguments> parse_arguments(const Command& command, const std::vector<std::string>& given);

[[nodiscard]] std::string help_text(const CommandLine& program);
[[nodiscard]] std::string help_text(const CommandLine& program, const Command& command);

} // namespace lockstep
