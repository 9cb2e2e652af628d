#pragma once

#include "app/cli/commands.h"

#include <string>

namespace lockstep {

[[nodiscard]] std::string help_text();
[[nodiscard]] std::string help_text(const Command& command);

} // namespace lockstep
