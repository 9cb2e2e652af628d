#pragma once

#include "core/instrument/source/clang_headers.h"

#include <vector>

namespace lockstep {

/// Whether these functions can find out where local or private variables are: they make a number of a pointer to one,
/// compare or subtract pointers to local memory that may be of different variables, or keep a pointer where it can be
/// read as a number. What such a kernel does may depend on where the driver puts its variables.
/// @param locals  local variables and arguments that the kernel has
[[nodiscard]] bool see_places(const std::vector<const clang::FunctionDecl*>& functions, std::size_t locals);

} // namespace lockstep
