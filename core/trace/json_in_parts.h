#pragma once

#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

namespace lockstep {

/// Bounds of a JSON text whose author is not known. A value takes up to some 100 bytes while it is held.
struct JsonLimits {
    std::size_t depth = 12;                    ///< of objects and lists in each other
    std::size_t values = std::size_t{1} << 22; ///< held at once
};

/// Parses a JSON object of which one list is handed over element by element, so that only one of its elements
/// is held at a time; the object then has that list empty:
///
///     { "a": 1, "parts": [ {...}, {...} ], "b": 2 }
///                          use()  use()               { "a": 1, "parts": [], "b": 2 }
///
/// None where the text is no JSON or passes the limits. Throws what `use` throws.
[[nodiscard]] std::optional<nlohmann::json>
parse_in_parts(const std::string& text, const std::string& parts,
               const std::function<void(const nlohmann::json&)>& use, const JsonLimits& limits = {});

} // namespace lockstep
