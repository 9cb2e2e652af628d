#pragma once

#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

namespace lockstep {

/// Limits for JSON from an untrusted source. A value takes up to about 100 bytes of memory.
struct JsonLimits {
    std::size_t depth = 12;                    ///< maximum nesting depth of objects and lists
    std::size_t values = std::size_t{1} << 22; ///< maximum number of values in memory at the same time
};

/// Parses a JSON object. The elements of one of its lists are passed to `use` one by one, so that only one of
/// them is in memory at a time. In the returned object, this list is empty:
///
///     { "a": 1, "parts": [ {...}, {...} ], "b": 2 }
///                          use()  use()               { "a": 1, "parts": [], "b": 2 }
///
/// Returns nullopt if the text is not JSON or exceeds the limits. Exceptions of `use` are passed on.
[[nodiscard]] std::optional<nlohmann::json>
parse_in_parts(const std::string& text, const std::string& parts,
               const std::function<void(const nlohmann::json&)>& use, const JsonLimits& limits = {});

} // namespace lockstep
