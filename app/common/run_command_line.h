#pragma once

#include "app/common/command.h"

#include <string>
#include <vector>

namespace lockstep {

/// Returns the commands "completion" and "man", which print scripts and pages generated from the command
/// table of the named program.
[[nodiscard]] std::vector<Command> describing_commands(const std::string& name,
                                                       const CommandLine& (*program)());

/// Executes a command line: a command, --help or --version. Prints errors to standard error and returns the
/// exit code.
int run_command_line(const CommandLine& program, const std::vector<std::string>& given);

} // namespace lockstep
