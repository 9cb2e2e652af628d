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

/// The bits of one element of a buffer, in little-endian order like on all known devices. The element must be
/// complete.
[[nodiscard]] std::uint64_t bits_at(std::span<const std::byte> bytes, std::uint64_t element,
                                    std::uint32_t width);
/// The value of these bits; `bytes` are unsigned bytes.
[[nodiscard]] ScalarValue scalar_value(Scalar scalar, std::uint64_t bits);
[[nodiscard]] ScalarValue scalar_at(std::span<const std::byte> bytes, std::uint64_t element, Scalar scalar);

/// All values of a buffer as in a launch file, in lines of about 100 characters. listed_values() reads the
/// same values back, exact to the last bit except for those of a NaN. Incomplete values at the end are
/// omitted.
[[nodiscard]] std::string values_text(std::span<const std::byte> bytes, Scalar scalar, bool hex);

} // namespace lockstep
