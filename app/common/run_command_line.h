#pragma once

#include "app/common/command.h"

#include <string>
#include <vector>

namespace lockstep {

/// "completion" and "man" for the program of this name: they print what they make of its table.
[[nodiscard]] std::vector<Command> describing_commands(const std::string& name,
                                                       const CommandLine& (*program)());

/// Does what the command line asks for: a command, --help or --version. Returns the exit code; what is wrong
/// is on standard error by then.
int run_command_line(const CommandLine& program, const std::vector<std::string>& given);

} // namespace lockstep
