#pragma once

#include "core/site/instrumented.h"

#include <cstddef>
#include <optional>
#include <string>

namespace lockstep {

/// The part of a program that refers to something that does not exist: "program", "sites", "skeleton"; none
/// if there is no flaw.
[[nodiscard]] std::optional<std::string> find_flaw(const Program& program);

/// "optimised" if it refers to sites beyond `sites`, or to an impossible number of registers.
[[nodiscard]] std::optional<std::string> find_flaw(const Optimised& optimised, std::size_t sites);

/// The same for an instrumented kernel. Also checks that arguments exist and that sizes are small enough for
/// any device, so that a layout computed from them does not overflow.
[[nodiscard]] std::optional<std::string> find_flaw(const Instrumented& instrumented);

} // namespace lockstep
