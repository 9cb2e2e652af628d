#pragma once

#include "app/common/command.h"

#include <string>
#include <vector>

namespace lockstep {

/// The shells that there are scripts for.
[[nodiscard]] std::vector<std::string> completion_shells();

/// A script that makes a shell complete commands, options and the values that they name. Errors:
/// value_not_allowed: a shell of another name.
Result<std::string> completion_script(const CommandLine& program, const std::string& shell);

} // namespace lockstep
