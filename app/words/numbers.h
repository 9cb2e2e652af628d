#pragma once

#include <cstdint>
#include <string>
#include <variant>

namespace lockstep {

/// Digits in groups of three: "16 777 216".
[[nodiscard]] std::string grouped(std::uint64_t number);

/// A number with its last `digits` digits after the decimal point, without trailing zeros: 625 with 1 is
/// "62.5", 1000 with 1 is "100".
[[nodiscard]] std::string decimal(std::uint64_t number, unsigned digits);

/// A value from a buffer: "-3", "0.333333343" (enough digits to identify the float), "nan".
[[nodiscard]] std::string scalar_text(const std::variant<std::int64_t, std::uint64_t, double>& value);

} // namespace lockstep
