#include "core/kernel/scalar_value.h"

#include <array>
#include <bit>
#include <charconv>
#include <cmath>
#include <cstring>

namespace lockstep {
namespace {

/// Converts an IEEE half: 5 exponent bits, 10 fraction bits.
double half_from(std::uint64_t bits) {
    const auto fraction = static_cast<int>(bits & 0x3FF);
    const auto exponent = static_cast<int>(bits >> 10 & 0x1F);
    const double size = exponent == 0x1F ? (fraction == 0 ? INFINITY : NAN)
                        : exponent == 0  ? std::ldexp(fraction, -24)
                                         : std::ldexp(fraction + 0x400, exponent - 25);
    return (bits >> 15 & 1) != 0 ? -size : size;
}

using Digits = std::array<char, 400>; // a double without an exponent has at most about 330 characters

template <class T>
std::string float_text(T value, bool hex) {
    Digits digits{};
    const auto end = hex ? std::to_chars(digits.begin(), digits.end(), value, std::chars_format::hex)
                         : std::to_chars(digits.begin(), digits.end(), value);
    return {digits.begin(), end.ptr};
}

template <class T>
std::string whole_text(T value, bool hex) {
    Digits digits{};
    const auto end = std::to_chars(digits.begin(), digits.end(), value, hex ? 16 : 10);
    return {digits.begin(), end.ptr};
}

/// Returns the shortest text from which the same value can be read. A half is read as a float.
std::string text_of(const ScalarValue& value, Scalar scalar, bool hex) {
    if (const auto* number = std::get_if<double>(&value)) {
        return scalar == Scalar::float64 ? float_text(*number, hex)
                                         : float_text(static_cast<float>(*number), hex);
    }
    return std::holds_alternative<std::int64_t>(value) ? whole_text(std::get<std::int64_t>(value), hex)
                                                       : whole_text(std::get<std::uint64_t>(value), hex);
}

} // namespace

bool is_float(Scalar scalar) {
    return scalar == Scalar::float16 || scalar == Scalar::float32 || scalar == Scalar::float64;
}

std::uint64_t bits_at(std::span<const std::byte> bytes, std::uint64_t element, std::uint32_t width) {
    std::uint64_t bits = 0;
    std::memcpy(&bits, bytes.data() + element * width, width);
    return bits;
}

ScalarValue scalar_value(Scalar scalar, std::uint64_t bits) {
    switch (scalar) {
    case Scalar::int8:
        return std::int64_t{static_cast<std::int8_t>(bits)};
    case Scalar::int16:
        return std::int64_t{static_cast<std::int16_t>(bits)};
    case Scalar::int32:
        return std::int64_t{static_cast<std::int32_t>(bits)};
    case Scalar::int64:
        return static_cast<std::int64_t>(bits);
    case Scalar::float16:
        return half_from(bits);
    case Scalar::float32:
        return double{std::bit_cast<float>(static_cast<std::uint32_t>(bits))};
    case Scalar::float64:
        return std::bit_cast<double>(bits);
    default:
        return bits;
    }
}

ScalarValue scalar_at(std::span<const std::byte> bytes, std::uint64_t element, Scalar scalar) {
    return scalar_value(scalar, bits_at(bytes, element, scalar_bytes(scalar)));
}

std::string values_text(std::span<const std::byte> bytes, Scalar scalar, bool hex) {
    constexpr std::size_t columns = 100;
    const std::uint64_t count = bytes.size() / scalar_bytes(scalar);
    std::string text;
    std::size_t line = 0; // start of the current line
    for (std::uint64_t i = 0; i < count; ++i) {
        const std::string value = text_of(scalar_at(bytes, i, scalar), scalar, hex);
        const bool is_first = text.size() == line;
        if (!is_first && text.size() - line + value.size() >= columns) {
            text += '\n';
            line = text.size();
        } else if (!is_first) {
            text += ' ';
        }
        text += value;
    }
    return text.empty() ? text : text + '\n';
}

} // namespace lockstep
