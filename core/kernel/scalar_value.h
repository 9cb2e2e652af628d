#pragma once

#include "core/kernel/value_type.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <variant>

namespace lockstep {

/// A scalar out of a buffer, whatever its type.
using ScalarValue = std::variant<std::int64_t, std::uint64_t, double>;

[[nodiscard]] bool is_float(Scalar scalar);

/// The bits of a buffer's element, little endian, as all devices that we know; it must be there whole.
[[nodiscard]] std::uint64_t bits_at(std::span<const std::byte> bytes, std::uint64_t element,
                                    std::uint32_t width);
/// What the bits say; `bytes` are unsigned ones.
[[nodiscard]] ScalarValue scalar_value(Scalar scalar, std::uint64_t bits);
[[nodiscard]] ScalarValue scalar_at(std::span<const std::byte> bytes, std::uint64_t element, Scalar scalar);

/// All of a buffer as a launch file lists it, in lines of about 100 characters: listed_values() reads the
/// same values again, to the last bit but for those of a NaN. Bytes behind the last whole value are left out.
[[nodiscard]] std::string values_text(std::span<const std::byte> bytes, Scalar scalar, bool hex);

} // namespace lockstep
