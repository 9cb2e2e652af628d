#pragma once

#include "core/site/instrumented.h"

#include <cstddef>
#include <optional>
#include <string>

namespace lockstep {

/// Returns the part of a program that is invalid, because it refers to something that does not exist:
/// "program", "sites", "skeleton"; nothing if the program is valid.
[[nodiscard]] std::optional<std::string> find_flaw(const Program& program);

/// Returns "optimised" if it refers to a site number that is not below `sites`, or contains an impossible
/// number of registers.
[[nodiscard]] std::optional<std::string> find_flaw(const Optimised& optimised, std::size_t sites);

/// Checks an instrumented kernel in the same way. Also checks that arguments exist, and that sizes are small
/// enough for any device, so that computing a layout from them cannot overflow.
[[nodiscard]] std::optional<std::string> find_flaw(const Instrumented& instrumented);

} // namespace lockstep
