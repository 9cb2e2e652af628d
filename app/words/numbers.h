#pragma once

#include <concepts>
#include <cstdint>
#include <functional>
#include <string>
#include <variant>

namespace lockstep {

// The only place that formats figures: window, command line, charts and exports for people use it, so that a
// figure reads the same everywhere. Files for programs (JSON, CSV) contain unformatted numbers.
// Halves are rounded away from zero. Numbers that identify something (a line, a warp, a work-item) are no
// figures: id_text().

/// How a reader's language writes numbers. The default is English.
struct NumberStyle {
    std::string decimal = ".";
    std::string group = ","; ///< between groups of three digits
    std::string space = " "; ///< between a number and its unit
    /// Translates a unit, a key in unit_context; null: English.
    std::function<std::string(const char* unit)> unit = nullptr;
};
inline constexpr const char* unit_context = "Units";

/// Of the command line and of files.
[[nodiscard]] const NumberStyle& english_numbers();

/// Digits in groups of three: "16,777,216".
[[nodiscard]] std::string grouped_size(std::uint64_t size, bool is_negative, const NumberStyle& style);
template <std::integral Number>
[[nodiscard]] std::string grouped(Number number, const NumberStyle& style = english_numbers()) {
    const auto size = static_cast<std::uint64_t>(number);
    const bool is_negative = std::signed_integral<Number> && number < 0;
    return grouped_size(is_negative ? ~size + 1 : size, is_negative, style);
}

/// With this number of decimal places: "1,440.50".
[[nodiscard]] std::string fixed(double number, unsigned places, const NumberStyle& style = english_numbers());
/// With at most this number of decimal places: 62.50 is "62.5", 100 is "100".
[[nodiscard]] std::string trimmed(double number, unsigned places,
                                  const NumberStyle& style = english_numbers());
/// With at most this number of significant digits, but no digit before the decimal sign is dropped: with 3,
/// 0.3333 is "0.333" and 12345 is "12,345".
[[nodiscard]] std::string significant(double number, unsigned digits,
                                      const NumberStyle& style = english_numbers());
/// A number with its last `places` digits after the decimal sign, without trailing zeros: 625 with 1 is
/// "62.5", 1000 with 1 is "100".
[[nodiscard]] std::string decimal(std::uint64_t number, unsigned places,
                                  const NumberStyle& style = english_numbers());

/// A share of 1 in percent with one decimal place: "17.4 %".
[[nodiscard]] std::string percent(double share, const NumberStyle& style = english_numbers());
/// The same with at most two decimal places, for shares that follow from a shape: "56.25 %", "25 %".
[[nodiscard]] std::string fine_percent(double share, const NumberStyle& style = english_numbers());
/// "1.25x"
[[nodiscard]] std::string factor(double ratio, const NumberStyle& style = english_numbers());

/// A unit, with the number of base units per unit.
struct Unit {
    double size = 1;
    const char* name = ""; ///< English, a key for translation in unit_context
};
/// A suitable unit for a time in nanoseconds: the number has at most three digits before the decimal sign.
[[nodiscard]] Unit time_unit(double nanoseconds);
/// A suitable unit for a rate in bytes per second; powers of ten.
[[nodiscard]] Unit rate_unit(double bytes_per_second);
/// The number in this unit, with three significant digits: "3.10", "31.0", "310".
[[nodiscard]] std::string in_unit(double number, const Unit& unit,
                                  const NumberStyle& style = english_numbers());

/// "3.10 µs"
[[nodiscard]] std::string duration(double nanoseconds, const NumberStyle& style = english_numbers());
/// "12.3 GB/s" (10^9 bytes)
[[nodiscard]] std::string bytes_per_second(double bytes, const NumberStyle& style = english_numbers());

/// The number of a line, a warp, a group or another thing with a number, without groups of digits.
[[nodiscard]] std::string id_text(std::uint64_t number);

/// Formats a value of a buffer: "-3", "0.333333343" (enough digits to identify the float), "nan".
[[nodiscard]] std::string scalar_text(const std::variant<std::int64_t, std::uint64_t, double>& value);

/// A finite real value with at most seven significant digits, and with fewer if it is longer than `most`
/// characters; if no text is that short, the shortest: "-1.25", "-1e2".
[[nodiscard]] std::string short_number(double value, std::size_t most);

} // namespace lockstep
