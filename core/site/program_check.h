#pragma once

#include "core/site/instrumented.h"

#include <cstddef>
#include <optional>
#include <string>

namespace lockstep {

/// The part of a program that names something that is not there: "program", "sites", "skeleton"; none where
/// all is well.
[[nodiscard]] std::optional<std::string> find_flaw(const Program& program);

/// "optimised" where it speaks of other sites than a program of so many has, or of more registers than there
/// are.
[[nodiscard]] std::optional<std::string> find_flaw(const Optimised& optimised, std::size_t sites);

/// The same of an instrumented kernel: also arguments that are there, and sizes that no device exceeds, so
/// that a layout made of them does not overflow.
[[nodiscard]] std::optional<std::string> find_flaw(const Instrumented& instrumented);

} // namespace lockstep
