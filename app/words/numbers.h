#pragma once

#include <concepts>
#include <cstdint>
#include <functional>
#include <string>
#include <variant>

namespace lockstep {

// The only place that formats figures: window, command line, charts and exports for people use it, so that a
// figure reads the same everywhere. Files for programs (JSON, CSV) contain unformatted numbers. Halves are
// rounded away from zero. Numbers that identify something (a line, a warp, a work-item) are not figures;
// id_text() formats them.

/// The way in which a language writes numbers. The default is English.
struct NumberStyle {
    std::string decimal = ".";
    std::string group = ","; ///< separator between groups of three digits
    std::string space = " "; ///< text between a number and its unit
    /// Translates a unit, a key in unit_context; null: English.
    std::function<std::string(const char* unit)> unit = nullptr;
};
inline constexpr const char* unit_context = "Units";

/// Returns the number style of English and of files.
[[nodiscard]] const NumberStyle& english_numbers();

/// Formats an integer with its digits in groups of three: "16,777,216".
[[nodiscard]] std::string grouped_size(std::uint64_t size, bool is_negative, const NumberStyle& style);
template <std::integral Number>
[[nodiscard]] std::string grouped(Number number, const NumberStyle& style = english_numbers()) {
    const auto size = static_cast<std::uint64_t>(number);
    const bool is_negative = std::signed_integral<Number> && number < 0;
    return grouped_size(is_negative ? ~size + 1 : size, is_negative, style);
}

/// Formats a number with exactly `places` decimal places: "1,440.50".
[[nodiscard]] std::string fixed(double number, unsigned places, const NumberStyle& style = english_numbers());
/// Formats a number with at most `places` decimal places: 62.50 is "62.5", 100 is "100".
[[nodiscard]] std::string trimmed(double number, unsigned places,
                                  const NumberStyle& style = english_numbers());
/// Formats a number with at most `digits` significant digits, but keeps all digits before the decimal sign:
/// with 3 digits, 0.3333 is "0.333" and 12345 is "12,345".
[[nodiscard]] std::string significant(double number, unsigned digits,
                                      const NumberStyle& style = english_numbers());
/// Formats an integer whose last `places` digits are decimal places, without trailing zeros: with 1 place,
/// 625 is "62.5" and 1000 is "100".
[[nodiscard]] std::string decimal(std::uint64_t number, unsigned places,
                                  const NumberStyle& style = english_numbers());

/// Formats a share as a percentage with one decimal place. A share of 1 is 100 %: "17.4 %".
[[nodiscard]] std::string percent(double share, const NumberStyle& style = english_numbers());
/// Like percent(), but with at most two decimal places: "56.25 %", "25 %". Used for shares that are exact
/// because they follow from a shape.
[[nodiscard]] std::string fine_percent(double share, const NumberStyle& style = english_numbers());
/// Formats a ratio: "1.25x".
[[nodiscard]] std::string factor(double ratio, const NumberStyle& style = english_numbers());

/// A unit and its size in base units.
struct Unit {
    double size = 1;
    const char* name = ""; ///< English name, which serves as the key for translation in unit_context
};
/// Returns a unit for a time in nanoseconds in which the number has at most three digits before the decimal
/// sign.
[[nodiscard]] Unit time_unit(double nanoseconds);
/// Returns a suitable unit for a rate in bytes per second; the units are powers of ten.
[[nodiscard]] Unit rate_unit(double bytes_per_second);
/// Converts the number to this unit and formats it with three significant digits: "3.10", "31.0", "310".
[[nodiscard]] std::string in_unit(double number, const Unit& unit,
                                  const NumberStyle& style = english_numbers());

/// Formats a time in a suitable unit: "3.10 µs".
[[nodiscard]] std::string duration(double nanoseconds, const NumberStyle& style = english_numbers());
/// Formats a rate in a suitable unit: "12.3 GB/s" (1 GB is 10^9 bytes).
[[nodiscard]] std::string bytes_per_second(double bytes, const NumberStyle& style = english_numbers());

/// Formats a number of bytes, in a unit of which it is a multiple: "64 KiB", "132 B".
[[nodiscard]] std::string byte_count(double bytes, const NumberStyle& style = english_numbers());

/// Formats the number of a line, a warp, a group or another numbered object, without digit grouping.
[[nodiscard]] std::string id_text(std::uint64_t number);

/// Formats an address: "0x7f10".
[[nodiscard]] std::string hex_address(std::uint64_t address);

/// Formats a value of a buffer: "-3", "0.333333343" (enough digits to identify the float), "nan".
[[nodiscard]] std::string scalar_text(const std::variant<std::int64_t, std::uint64_t, double>& value);

/// Formats a finite real value with at most seven significant digits, and with fewer if the text would exceed
/// `most` characters: "-1.25", "-1e2". If no text is short enough, returns the shortest one.
[[nodiscard]] std::string short_number(double value, std::size_t most);

} // namespace lockstep
