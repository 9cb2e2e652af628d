#pragma once

#include <cstdint>
#include <string>
#include <variant>

namespace lockstep {

/// Formats a number with digits in groups of three: "16 777 216".
[[nodiscard]] std::string grouped(std::uint64_t number);

/// Formats a fixed-point number with `digits` decimal places, without trailing zeros: 625 with 1 digit is
/// "62.5", 1000 with 1 digit is "100".
[[nodiscard]] std::string decimal(std::uint64_t number, unsigned digits);

/// Formats a value of a buffer: "-3", "0.333333343" (enough digits to identify the float), "nan".
[[nodiscard]] std::string scalar_text(const std::variant<std::int64_t, std::uint64_t, double>& value);

} // namespace lockstep
