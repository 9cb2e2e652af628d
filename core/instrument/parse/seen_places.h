#pragma once

#include "core/instrument/parse/clang_headers.h"

#include <vector>

namespace lockstep {

/// Whether the results of these functions may depend on the addresses of local or private variables, which
/// the driver chooses. This is possible if the functions convert a pointer to an integer, compare or subtract
/// pointers to different local variables, or store a pointer where it can be read as an integer. `locals`:
/// number of local variables and local arguments of the kernel.
[[nodiscard]] bool see_places(const std::vector<const clang::FunctionDecl*>& functions, std::size_t locals);

} // namespace lockstep
