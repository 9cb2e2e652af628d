#pragma once

#include "app/common/command.h"

#include <string>
#include <vector>

namespace lockstep {

/// "completion" and "man" for the program of this name: they print texts generated from its table.
[[nodiscard]] std::vector<Command> describing_commands(const std::string& name,
                                                       const CommandLine& (*program)());

/// Executes the command line: a command, --help or --version. Returns the exit code; errors have been printed
/// to standard error.
int run_command_line(const CommandLine& program, const std::vector<std::string>& given);

} // namespace lockstep
