#include "core/experiments/elements.h"

#include "core/experiments/building_blocks.h"

#include <algorithm>
#include <span>
#include <utility>

namespace lockstep {
namespace {

template <class T>
std::vector<std::byte> digit_bytes(std::int64_t count, std::int64_t seed) {
    return bytes_of(digits<T>(count, seed));
}

std::vector<std::byte> expected_bytes(std::span<const std::byte> input, std::size_t element,
                                      const Origins& origins) {
    std::vector<std::byte> expected(origins.size() * element);
    for (std::size_t i = 0; i < origins.size(); ++i) {
        if (origins[i] >= 0) {
            const auto from = input.subspan(static_cast<std::size_t>(origins[i]) * element, element);
            std::ranges::copy(from, expected.begin() + static_cast<std::ptrdiff_t>(i * element));
        }
    }
    return expected;
}

} // namespace

ParameterInfo moved_type_parameter() {
    return word_parameter("type", {"float", "uchar", "ushort", "double", "float4"});
}

ValueType moved_type(const ParameterValues& values) {
    const std::string& type = values.at("type");
    return type == "uchar"    ? ValueType{Scalar::uint8, 1}
           : type == "ushort" ? ValueType{Scalar::uint16, 1}
           : type == "double" ? ValueType{Scalar::float64, 1}
           : type == "float4" ? ValueType{Scalar::float32, 4}
                              : ValueType{Scalar::float32, 1};
}

std::vector<std::byte> moved_digits(const ParameterValues& values, std::int64_t count) {
    const ValueType type = moved_type(values);
    const std::int64_t seed = number_of(values, "seed");
    switch (type.scalar) {
    case Scalar::uint8:
        return digit_bytes<std::uint8_t>(count, seed);
    case Scalar::uint16:
        return digit_bytes<std::uint16_t>(count, seed);
    case Scalar::float64:
        return digit_bytes<double>(count, seed);
    default:
        return digit_bytes<float>(count * type.count, seed);
    }
}

Argument moved_input(std::string name, const ParameterValues& values, std::int64_t count) {
    Argument argument = output_argument(std::move(name), moved_type(values), 0);
    argument.access = Access::read_only;
    argument.bytes = moved_digits(values, count);
    argument.size_bytes = argument.bytes.size();
    return argument;
}

bool is_moved(const Launch& launch, const Recording& recording, ValueType type, const Origins& origins) {
    const auto input = std::ranges::find(launch.arguments, "in", &Argument::name);
    const auto expected = expected_bytes(input->bytes, size_bytes(type), origins);
    return is_right(output_named(launch, recording.launches.front(), "out"),
                    [&](const std::vector<std::byte>& output) { return output == expected; });
}

} // namespace lockstep
