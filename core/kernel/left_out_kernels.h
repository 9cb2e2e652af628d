#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace lockstep {

/// A preprocessor condition, as written in the source.
struct Condition {
    std::string text; ///< "#ifdef WITH_IMAGES"
    std::uint32_t line = 0;
};

/// The innermost condition around the first kernel of a program; nothing if the kernel is outside conditions.
[[nodiscard]] std::optional<Condition> condition_of_first_kernel(const std::string& text);

} // namespace lockstep
