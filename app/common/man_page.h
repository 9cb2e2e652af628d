#pragma once

#include "app/common/command.h"

#include <string>

namespace lockstep {

/// The manual page of a program, as man reads it (troff with the macros of man(7)).
[[nodiscard]] std::string man_page(const CommandLine& program);

} // namespace lockstep
