#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace lockstep {

/// Can represent every 64-bit integer and every double exactly.
using FigureNumber = long double;
static_assert(std::numeric_limits<FigureNumber>::digits >= 64);

/// The value of an expression, or of a figure in a report. std::monostate is null: the run has no value for
/// the figure.
using FigureValue = std::variant<std::monostate, bool, FigureNumber, std::string>;

/// Converts a value to the text that --get prints: "70", "0.5625", "true", "null", or unquoted text. Integers
/// have no decimal point; other numbers have the fewest digits that convert back to the same double.
[[nodiscard]] std::string value_text(const FigureValue& value);

/// Converts a value to a number: true is 1, false is 0. A string of decimal digits is also converted, because
/// reports contain parameters as strings. Returns nothing for null and for any other string.
[[nodiscard]] std::optional<FigureNumber> value_number(const FigureValue& value);

enum class Relation : std::uint8_t { equal, different, less, at_most, greater, at_least, about };

/// Returns the symbol of a comparison: "=", "!=", "<", "<=", ">", ">=" or "~".
[[nodiscard]] std::string_view symbol_of(Relation relation);

/// Compares two strings, or the numbers of two values (see value_number()). Returns nullopt if one of them
/// has no number.
///
///     whole numbers    exactly, up to 2^64
///     other numbers    equal if they differ by at most 1e-9 of the larger one
///     about            numbers differ by at most the tolerance; a text contains the other
///     texts            byte by byte
[[nodiscard]] std::optional<bool> compare_values(const FigureValue& left, Relation relation,
                                                 const FigureValue& right, FigureNumber tolerance = 0);

} // namespace lockstep
