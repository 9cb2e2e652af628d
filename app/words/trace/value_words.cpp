#include "app/words/trace/value_words.h"

#include "app/words/numbers.h"
#include "app/words/translatable.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <cstring>

namespace lockstep {
namespace {

constexpr const char* value_context = "Values";
constexpr const char* ellipsis = "…";

std::string real_text(double value, std::size_t most) {
    if (std::isnan(value)) {
        return "nan";
    }
    if (std::isinf(value)) {
        return value < 0 ? "−∞" : "∞";
    }
    return short_number(value, std::max<std::size_t>(1, most));
}

float half_to_float(std::uint16_t half) {
    const int exponent = (half >> 10) & 31;
    const int fraction = half & 1023;
    const float sign = (half & 0x8000) != 0 ? -1.0F : 1.0F;
    if (exponent == 31) {
        return fraction != 0 ? std::nanf("") : sign * INFINITY;
    }
    return exponent == 0 ? sign * std::ldexp(static_cast<float>(fraction), -24)
                         : sign * std::ldexp(static_cast<float>(fraction + 1024), exponent - 25);
}

template <class T>
T read_as(const std::byte* bytes) {
    T value;
    std::memcpy(&value, bytes, sizeof value);
    return value;
}

std::string hex_byte(std::uint8_t byte) {
    constexpr const char* digits = "0123456789abcdef";
    return {digits[byte >> 4], digits[byte & 15]};
}

std::string component(Scalar scalar, const std::byte* bytes, std::size_t most) {
    switch (scalar) {
    case Scalar::int8:
        return std::to_string(read_as<std::int8_t>(bytes));
    case Scalar::uint8:
        return std::to_string(read_as<std::uint8_t>(bytes));
    case Scalar::int16:
        return std::to_string(read_as<std::int16_t>(bytes));
    case Scalar::uint16:
        return std::to_string(read_as<std::uint16_t>(bytes));
    case Scalar::int32:
        return std::to_string(read_as<std::int32_t>(bytes));
    case Scalar::uint32:
        return std::to_string(read_as<std::uint32_t>(bytes));
    case Scalar::int64:
        return std::to_string(read_as<std::int64_t>(bytes));
    case Scalar::uint64:
        return std::to_string(read_as<std::uint64_t>(bytes));
    case Scalar::float16:
        return real_text(half_to_float(read_as<std::uint16_t>(bytes)), most);
    case Scalar::float32:
        return real_text(read_as<float>(bytes), most);
    case Scalar::float64:
        return real_text(read_as<double>(bytes), most);
    case Scalar::bytes:
        return hex_byte(read_as<std::uint8_t>(bytes));
    }
    return {};
}

} // namespace

std::string value_text(ValueType type, std::span<const std::uint64_t> words, std::size_t most) {
    const auto* bytes = reinterpret_cast<const std::byte*>(words.data());
    if (type.count == 1) {
        return component(type.scalar, bytes, most);
    }
    std::string text;
    for (std::uint32_t i = 0; i < type.count; ++i) {
        const std::string next =
            component(type.scalar, bytes + std::size_t{i} * scalar_bytes(type.scalar), most);
        if (text.size() + next.size() + 2 > most) {
            return (text.empty() ? next : text) + ellipsis;
        }
        text += text.empty() ? next : ", " + next;
    }
    return text;
}

namespace {

/// Describes a position in an object, which may be before its start or after its end: "s[12]", "s[-1]", "in + 2 B".
std::string element_text(const ObjectInfo& object, std::int64_t offset) {
    const auto size = static_cast<std::int64_t>(std::max(1U, size_bytes(object.element)));
    return offset % size == 0
               ? object.name + "[" + std::to_string(offset / size) + "]"
               : object.name + (offset < 0 ? " - " : " + ") + std::to_string(std::abs(offset)) + " B";
}

} // namespace

ElementPlace element_place(const Trace& trace, Space space, std::uint64_t address) {
    for (const ObjectInfo& object : trace.objects) {
        const bool same_space = (object.space == Space::local) == (space == Space::local);
        if (!same_space || address < object.base || address >= object.base + object.size_bytes) {
            continue;
        }
        const std::uint64_t offset = address - object.base;
        return {object.name, offset, element_text(object, static_cast<std::int64_t>(offset))};
    }
    return {};
}

Phrase faulty_place(const Trace& trace, const Fault& fault, std::uint64_t address) {
    const bool is_known = fault.object < trace.objects.size();
    if (fault.kind == FaultKind::null_pointer) {
        return is_known ? Phrase{value_context,
                                 QT_TRANSLATE_NOOP("Values", "%1, a null pointer"),
                                 {trace.objects[fault.object].name}}
                        : Phrase{value_context, QT_TRANSLATE_NOOP("Values", "a null pointer")};
    }
    if (!is_known) {
        return fault.kind == FaultKind::misaligned
                   ? Phrase{value_context, QT_TRANSLATE_NOOP("Values", "a misaligned address")}
                   : Phrase{value_context, QT_TRANSLATE_NOOP("Values", "an address outside every object")};
    }
    const ObjectInfo& object = trace.objects[fault.object];
    return {value_context,
            fault.kind == FaultKind::misaligned ? QT_TRANSLATE_NOOP("Values", "%1, misaligned")
                                                : QT_TRANSLATE_NOOP("Values", "%1, out of bounds"),
            {element_text(object, signed_distance(address, object.base))}};
}

} // namespace lockstep
