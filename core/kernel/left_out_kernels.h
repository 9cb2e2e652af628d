#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace lockstep {

/// A condition of the preprocessor as it is written.
struct Condition {
    std::string text; ///< "#ifdef WITH_IMAGES"
    std::uint32_t line = 0;
};

/// The innermost condition around the first kernel of a program's text; none if no kernel is inside one.
[[nodiscard]] std::optional<Condition> condition_of_first_kernel(const std::string& text);

} // namespace lockstep
