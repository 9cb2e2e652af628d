#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace lockstep {

/// A condition of the preprocessor, as written in the source.
struct Condition {
    std::string text; ///< "#ifdef WITH_IMAGES"
    std::uint32_t line = 0;
};

/// The innermost condition around the first kernel in a program's text; none: it is outside of conditions.
[[nodiscard]] std::optional<Condition> condition_of_first_kernel(const std::string& text);

} // namespace lockstep
