#pragma once

#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

namespace lockstep {

/// Limits for JSON text from an untrusted source. A value in memory takes up to about 100 bytes.
struct JsonLimits {
    std::size_t depth = 12;                    ///< nesting depth of objects and lists
    std::size_t values = std::size_t{1} << 22; ///< in memory at the same time
};

/// Parses a JSON object and passes the elements of one of its lists on one by one, so that only one of these
/// elements is in memory at a time. In the resulting object, that list is empty:
///
///     { "a": 1, "parts": [ {...}, {...} ], "b": 2 }
///                          use()  use()               { "a": 1, "parts": [], "b": 2 }
///
/// None if the text is not JSON or exceeds the limits. Throws what `use` throws.
[[nodiscard]] std::optional<nlohmann::json>
parse_in_parts(const std::string& text, const std::string& parts,
               const std::function<void(const nlohmann::json&)>& use, const JsonLimits& limits = {});

} // namespace lockstep
