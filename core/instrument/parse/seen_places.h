#pragma once

#include "core/instrument/parse/clang_headers.h"

#include <vector>

namespace lockstep {

/// Whether these functions can find out where local or private variables are placed: they convert a pointer
/// to an integer, compare or subtract pointers to different local variables, or store a pointer where it can
/// be read as an integer. Such a kernel may depend on where the driver places its variables.
/// @param locals  number of the kernel's local variables and arguments
[[nodiscard]] bool see_places(const std::vector<const clang::FunctionDecl*>& functions, std::size_t locals);

} // namespace lockstep
