#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace lockstep {

/// Returns the value of a name or of a call such as "get_local_id(0)"; nullopt if it is unknown.
using ValueOfName = std::function<std::optional<std::int64_t>(std::string_view name)>;

/// A comparison of two integer expressions, such as "lid % (2 * k) == 0", with the values of its sides.
struct Comparison {
    std::string left; ///< source of the left side: "lid % (2 * k)"
    std::int64_t left_value = 0;
    std::int64_t right_value = 0;
    bool is_true = false;
};

/// Evaluates a condition that is one comparison of integers: numbers, names, parentheses, unary minus, and the
/// operators * / % + - << >> & ^ |. Returns nullopt for everything else, for unknown names, for overflows and
/// divisions by zero, and for sources with more than 200 characters.
[[nodiscard]] std::optional<Comparison> evaluate(std::string_view source, const ValueOfName& value_of);

} // namespace lockstep
