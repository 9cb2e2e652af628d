#pragma once

#include "core/kernel/value_type.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <variant>

namespace lockstep {

/// A scalar value from a buffer, of any type.
using ScalarValue = std::variant<std::int64_t, std::uint64_t, double>;

[[nodiscard]] bool is_float(Scalar scalar);

/// Returns the bits of one element of a buffer. The bytes are in little-endian order, as on all known
/// devices. The buffer must contain the whole element.
[[nodiscard]] std::uint64_t bits_at(std::span<const std::byte> bytes, std::uint64_t element,
                                    std::uint32_t width);
/// Converts bits to a value. Scalar type `bytes` means an unsigned byte.
[[nodiscard]] ScalarValue scalar_value(Scalar scalar, std::uint64_t bits);
[[nodiscard]] ScalarValue scalar_at(std::span<const std::byte> bytes, std::uint64_t element, Scalar scalar);

/// Converts all values of a buffer to text as in a launch file, in lines of about 100 characters.
/// listed_values() reads exactly the same values back, except for the bits of a NaN. An incomplete value at
/// the end is omitted.
[[nodiscard]] std::string values_text(std::span<const std::byte> bytes, Scalar scalar, bool hex);

} // namespace lockstep
