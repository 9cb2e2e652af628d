#pragma once

#include "app/common/command.h"

#include <string>
#include <vector>

namespace lockstep {

/// The shells with a completion script.
[[nodiscard]] std::vector<std::string> completion_shells();

/// A script that makes a shell complete commands, options and their known values. Errors: value_not_allowed
/// for an unknown shell.
Result<std::string> completion_script(const CommandLine& program, const std::string& shell);

/// The manual page of a program, as man reads it (troff with the macros of man(7)).
[[nodiscard]] std::string man_page(const CommandLine& program);

// Parsing and help, both by CLI11, which only parser.cpp includes: it is heavy.

/// The option that every command has: has(help_option) is true if help is requested.
inline constexpr const char* help_option = "--help";

/// Takes "--name value" and "--name=value"; after "--", all arguments are words, whose number is not checked.
/// If help is requested, nothing is validated. Errors: unknown_option, missing_value, value_not_allowed.
Result<Arguments> parse_arguments(const Command& command, const std::vector<std::string>& given);

[[nodiscard]] std::string help_text(const CommandLine& program);
[[nodiscard]] std::string help_text(const CommandLine& program, const Command& command);

/// "completion" and "man" for the program of this name: they print texts generated from its table.
[[nodiscard]] std::vector<Command> describing_commands(const std::string& name,
                                                       const CommandLine& (*program)());

/// Executes the command line: a command, --help or --version. Returns the exit code; errors have been printed
/// to standard error.
int run_command_line(const CommandLine& program, const std::vector<std::string>& given);

} // namespace lockstep
