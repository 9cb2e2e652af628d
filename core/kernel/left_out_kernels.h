#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace lockstep {

/// A preprocessor condition that can exclude kernels, as written in the source.
struct Condition {
    std::string text; ///< "#ifdef WITH_IMAGES"
    std::uint32_t line = 0;
};

/// Returns the innermost condition around the first kernel of a program; nothing if no condition contains the
/// kernel.
[[nodiscard]] std::optional<Condition> condition_of_first_kernel(const std::string& text);

} // namespace lockstep
