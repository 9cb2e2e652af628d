#pragma once

#include "core/experiments/experiment.h"
#include "core/experiments/references.h"
#include "core/kernel/launch.h"
#include "core/trace/trace.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <functional>
#include <limits>
#include <random>
#include <span>
#include <string>
#include <type_traits>
#include <vector>

namespace lockstep {

/// What the host files of all families share: common parameters, inputs, arguments, ranges, outputs.

/// @name Parameters
/// Elements of the input, any number up to 2^24.
[[nodiscard]] ParameterInfo size_parameter(std::int64_t default_value);
/// Work-items of a group in one dimension: a power of two from 32 to 1024.
[[nodiscard]] ParameterInfo local_parameter(std::int64_t default_value);
/// Work-items of a group in one dimension: any number up to `most`.
[[nodiscard]] ParameterInfo any_local_parameter(std::int64_t default_value, std::int64_t most = 1024);
/// The parameter as one of several ways to the same result.
[[nodiscard]] ParameterInfo choice(ParameterInfo parameter);
/// A whole number from `least` to `most`.
[[nodiscard]] ParameterInfo number_parameter(std::string name, std::int64_t default_value, std::int64_t least,
                                             std::int64_t most);
/// The same of the powers of two among them.
[[nodiscard]] ParameterInfo power_of_two_parameter(std::string name, std::int64_t default_value,
                                                   std::int64_t least, std::int64_t most);
/// A group of any shape: from 1 to 1024 work-items.
[[nodiscard]] ParameterInfo shape_parameter(std::string default_value);
/// One of several words; the first is the default.
[[nodiscard]] ParameterInfo word_parameter(std::string name, std::vector<std::string> choices);
[[nodiscard]] ParameterInfo type_parameter(); ///< float, int, uint, double
[[nodiscard]] ParameterInfo op_parameter();   ///< sum, max, min
[[nodiscard]] ParameterInfo seed_parameter();

/// @name Types
[[nodiscard]] Scalar scalar_named(const std::string& type); ///< "float", "int", "uint" or "double"
template <class T>
[[nodiscard]] constexpr Scalar scalar_of();
/// The parameter "op".
[[nodiscard]] ReduceOp op_of(const ParameterValues& values);
/// The neutral element of "op" over "type" as OpenCL C writes it: "0", "INT_MIN", "INFINITY".
[[nodiscard]] std::string neutral_text(const ParameterValues& values);
/// "-DT=float -DOP=max -DNEUTRAL=-INFINITY" of the parameters "type" and "op".
[[nodiscard]] std::string type_and_op_options(const ParameterValues& values);

/// Calls `use` with a value of the C++ type that the parameter "type" names.
template <class Use>
auto with_type(const ParameterValues& values, const Use& use) {
    switch (scalar_named(values.at("type"))) {
    case Scalar::int32:
        return use(std::int32_t{});
    case Scalar::uint32:
        return use(std::uint32_t{});
    case Scalar::float64:
        return use(double{});
    default:
        return use(float{});
    }
}

/// @name Inputs
/// Digits, of signed types with either sign, up to 9 where there are not too many of them: short enough to be
/// shown in a lane, and any sum of some of them stays within 2^24, where floats are exact in every order of
/// additions.
template <class T>
[[nodiscard]] std::vector<T> digits(std::int64_t size, std::int64_t seed) {
    const auto choices = static_cast<std::uint32_t>(
        std::clamp((std::int64_t{1} << 24) / size, std::int64_t{1}, std::int64_t{9}) + 1);
    constexpr std::uint32_t sign_bit = 0x80000000;
    std::mt19937 random(static_cast<std::uint32_t>(seed));
    std::vector<T> values(static_cast<std::size_t>(size));
    std::ranges::generate(values, [&] {
        const auto bits = static_cast<std::uint32_t>(random());
        const auto digit = static_cast<std::int32_t>(bits % choices);
        return static_cast<T>(std::is_signed_v<T> && (bits & sign_bit) != 0 ? -digit : digit);
    });
    return values;
}

/// What a digit becomes under `op`: operands of a maximum lie below 0 (unsigned ones near it), those of a
/// minimum above (near the largest).
template <class T>
[[nodiscard]] T operand(ReduceOp op, T digit) {
    if (op == ReduceOp::sum) {
        return digit;
    }
    if constexpr (std::is_signed_v<T>) {
        const T above = digit < 0 ? 1 - digit : 1 + digit;
        return op == ReduceOp::max ? -above : above;
    } else {
        return op == ReduceOp::max ? digit : std::numeric_limits<T>::max() - digit;
    }
}

/// The elements that the parameters "size", "seed" and "op" ask for, chosen so that a wrong neutral element
/// shows in the result. The last quarter of a maximum's or minimum's is the type's extreme (INT_MIN,
/// -INFINITY): a group of nothing else is changed by every neutral element but the true one. Sums are of
/// digits, which no order of additions rounds or lets overflow.
template <class T>
[[nodiscard]] std::vector<T> operands(const ParameterValues& values) {
    const ReduceOp op = op_of(values);
    std::vector<T> all = digits<T>(number_of(values, "size"), number_of(values, "seed"));
    std::ranges::transform(all, all.begin(), [&](T digit) { return operand(op, digit); });
    if (op != ReduceOp::sum) {
        std::fill(all.end() - static_cast<std::ptrdiff_t>(all.size() / 4), all.end(), neutral_value<T>(op));
    }
    return all;
}

/// @name Arguments, by the names of the kernel's parameters
template <class T>
[[nodiscard]] Argument scalar_argument(const std::string& name, T value) {
    return {.name = name,
            .kind = ArgumentKind::scalar,
            .type = {scalar_of<T>(), 1},
            .bytes = bytes_of(std::vector{value}),
            .size_bytes = sizeof(T)};
}

/// A buffer with this content, which the kernel only reads.
template <class T>
[[nodiscard]] Argument input_argument(const std::string& name, const std::vector<T>& values) {
    return {.name = name,
            .kind = ArgumentKind::buffer,
            .access = Access::read_only,
            .type = {scalar_of<T>(), 1},
            .bytes = bytes_of(values),
            .size_bytes = values.size() * sizeof(T)};
}

/// A buffer of zeros, which the kernel only writes.
[[nodiscard]] Argument output_argument(std::string name, ValueType type, std::uint64_t count);
/// A buffer that keeps its content from launch to launch of a run, at first zeros, under its name.
[[nodiscard]] Argument shared_argument(std::string name, ValueType type, std::uint64_t count,
                                       Access access = Access::read_write);
/// The same buffer in a launch whose parameter has another name.
[[nodiscard]] Argument renamed(Argument argument, std::string name, Access access);
/// Local memory for `count` elements.
[[nodiscard]] Argument local_argument(std::string name, ValueType type, std::uint64_t count);

/// @name Ranges
/// Groups of `local` work-items that cover `size`.
[[nodiscard]] std::uint64_t groups_for(std::int64_t size, std::int64_t local);
/// One dimension: `size` rounded up to whole groups.
[[nodiscard]] NdRange range_for(std::int64_t size, std::int64_t local);
/// Two dimensions, each rounded up to whole groups.
[[nodiscard]] NdRange range_for(std::int64_t width, std::int64_t height, std::int64_t local_width,
                                std::int64_t local_height);

/// @name Families whose variants differ by their kernel alone
struct KernelVariant {
    const char* id;
    const char* kernel;
};
using LaunchOf = Launch (*)(const char* kernel, const ParameterValues&, const KernelSource&);
using CheckOf = bool (*)(const ParameterValues&, const std::vector<Launch>&, const Recording&);
/// An experiment of one launch for each variant.
[[nodiscard]] std::vector<Experiment> one_launch_experiments(std::span<const KernelVariant> variants,
                                                             const std::string& kernel_file,
                                                             const std::vector<ParameterInfo>& parameters,
                                                             LaunchOf launch_of, CheckOf check);

/// @name Outputs
template <class T>
[[nodiscard]] std::vector<T> values_in(const std::vector<std::byte>& bytes) {
    std::vector<T> values(bytes.size() / sizeof(T));
    if (!values.empty()) { // memcpy takes no null, not even for nothing
        std::memcpy(values.data(), bytes.data(), values.size() * sizeof(T));
    }
    return values;
}

/// What a launch left in the buffer of this name; null where it left nothing.
[[nodiscard]] const Output* output_named(const Launch& launch, const Trace& trace, const std::string& name);
/// True where `right` holds for what the instrumented kernel left and, if it ran, for what the plain one
/// left.
[[nodiscard]] bool is_right(const Output* output,
                            const std::function<bool(const std::vector<std::byte>&)>& right);

template <class T>
constexpr Scalar scalar_of() {
    if constexpr (std::is_same_v<T, double>) {
        return Scalar::float64;
    } else if constexpr (std::is_same_v<T, float>) {
        return Scalar::float32;
    } else if constexpr (std::is_same_v<T, std::uint32_t>) {
        return Scalar::uint32;
    } else if constexpr (std::is_same_v<T, std::uint8_t>) {
        return Scalar::uint8;
    } else {
        static_assert(std::is_same_v<T, std::int32_t>);
        return Scalar::int32;
    }
}

} // namespace lockstep
