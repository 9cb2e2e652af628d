#pragma once

#include "app/common/command.h"

#include <string>
#include <vector>

namespace lockstep {

/// Returns the names of the shells for which completion scripts exist.
[[nodiscard]] std::vector<std::string> completion_shells();

/// Generates a script that lets a shell complete commands, options and their known values. Errors:
/// value_not_allowed for an unknown shell.
Result<std::string> completion_script(const CommandLine& program, const std::string& shell,
                                      const Reader& reader = english_reader());

/// Generates the manual page of a program in troff format with the man(7) macros.
[[nodiscard]] std::string man_page(const CommandLine& program, const Reader& reader = english_reader());

// Argument parsing and help output, based on CLI11. Only parser.cpp includes CLI11 because it is slow to
// compile.

/// The help option, which every command has: has(help_option) is true if the user requested help.
inline constexpr const char* help_option = "--help";

/// Parses "--name value" and "--name=value"; after "--", all arguments are positional, and their number is
/// not checked. If help is requested, nothing is validated. Errors: unknown_option, missing_value,
/// value_not_allowed.
Result<Arguments> parse_arguments(const Command& command, const std::vector<std::string>& given);

[[nodiscard]] std::string help_text(const CommandLine& program, const Reader& reader = english_reader());
[[nodiscard]] std::string help_text(const CommandLine& program, const Command& command,
                                    const Reader& reader = english_reader());

/// Returns the commands "completion" and "man", which print scripts and pages generated from the command
/// table of the named program.
[[nodiscard]] std::vector<Command> describing_commands(const std::string& name,
                                                       const CommandLine& (*program)());

/// Executes a command line: a command, --help or --version; --language may precede them. Prints errors to
/// standard error and returns the exit code. All texts for people come from the reader, which
/// chosen_language() selects.
int run_command_line(const CommandLine& program, const std::vector<std::string>& given,
                     const Reader& reader = english_reader());

/// Executes a command line of a program with a single command, whose name is not given. Otherwise like
/// run_command_line().
int run_only_command(const CommandLine& program, const std::vector<std::string>& given,
                     const Reader& reader = english_reader());

} // namespace lockstep
