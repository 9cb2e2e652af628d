#pragma once

#include "app/common/command.h"

#include <string>
#include <vector>

namespace lockstep {

/// Returns the names of the shells for which completion scripts exist.
[[nodiscard]] std::vector<std::string> completion_shells();

/// Generates a script that lets a shell complete commands, options and their known values. Errors:
/// value_not_allowed for an unknown shell.
Result<std::string> completion_script(const CommandLine& program, const std::string& shell);

} // namespace lockstep
