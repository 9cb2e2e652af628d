#pragma once

#include "app/common/command.h"

#include <string>

namespace lockstep {

/// Generates the manual page of a program in troff format with the man(7) macros.
[[nodiscard]] std::string man_page(const CommandLine& program);

} // namespace lockstep
