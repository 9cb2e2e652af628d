#pragma once

#include "core/experiments/experiment.h"
#include "core/experiments/own_input.h"
#include "core/experiments/references/references.h"
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

// Functions that the host code of all experiment families shares, for parameters, inputs, arguments, ranges
// and outputs.

// Functions that make the parameters of experiments.

/// Makes the parameter "size", the number of input elements: any number up to 2^24.
[[nodiscard]] ParameterInfo size_parameter(std::int64_t default_value);
/// Makes the parameter "local", the work-items per group in one dimension: a power of two from 32 to 1024.
[[nodiscard]] ParameterInfo local_parameter(std::int64_t default_value);
/// Makes the parameter "local", the work-items per group in one dimension: any number up to `most`.
[[nodiscard]] ParameterInfo any_local_parameter(std::int64_t default_value, std::int64_t most = 1024);
/// Marks the parameter as a choice between alternative ways to compute the same result.
[[nodiscard]] ParameterInfo choice(ParameterInfo parameter);
/// Makes a parameter for a whole number from `least` to `most`.
[[nodiscard]] ParameterInfo number_parameter(std::string name, std::int64_t default_value, std::int64_t least,
                                             std::int64_t most);
/// Makes a parameter for a power of two from `least` to `most`.
[[nodiscard]] ParameterInfo power_of_two_parameter(std::string name, std::int64_t default_value,
                                                   std::int64_t least, std::int64_t most);
/// Makes the parameter "local", a group shape with 1 to 1024 work-items.
[[nodiscard]] ParameterInfo shape_parameter(std::string default_value);
/// Makes a parameter that selects one of several words; the first one is the default.
[[nodiscard]] ParameterInfo word_parameter(std::string name, std::vector<std::string> choices);
[[nodiscard]] ParameterInfo type_parameter(); ///< choices: float, int, uint, double
[[nodiscard]] ParameterInfo op_parameter();   ///< choices: sum, max, min
[[nodiscard]] ParameterInfo seed_parameter();

// Functions that interpret the values of the parameters "type" and "op".

/// Returns the scalar type with this name: "float", "int", "uint" or "double".
[[nodiscard]] Scalar scalar_named(const std::string& type);
template <class T>
[[nodiscard]] constexpr Scalar scalar_of();
/// Returns the operation that the parameter "op" selects.
[[nodiscard]] ReduceOp op_of(const ParameterValues& values);
/// Returns the neutral element of the parameter "op" for the parameter "type", as OpenCL C source: "0",
/// "INT_MIN", "INFINITY".
[[nodiscard]] std::string neutral_text(const ParameterValues& values);
/// Returns the build options for the parameters "type" and "op": "-DT=float -DOP=max -DNEUTRAL=-INFINITY".
[[nodiscard]] std::string type_and_op_options(const ParameterValues& values);

/// Calls `use` with a value of the C++ type that the parameter "type" selects.
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

// Functions that make input data.

/// Makes random digits, with a random sign for signed types. They are at most 9, and smaller if there are
/// many values. So they are short enough to be displayed in a lane, and every partial sum is at most 2^24,
/// which makes float sums exact in any order.
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

/// Shifts a digit so that it suits `op`: operands of a maximum are negative (unsigned: small), those of a
/// minimum positive (unsigned: near the largest value).
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

/// Makes the input elements for the parameters "size", "seed" and "op", so that a wrong neutral element
/// changes the result. For a maximum or minimum, the elements of the last quarter have the extreme value of
/// the type (INT_MIN, -INFINITY), because a group that contains only this value reveals every wrong neutral
/// element. For sums, all elements are digits, so sums are never rounded and never overflow. If the user gave
/// input values, returns them unchanged.
template <class T>
[[nodiscard]] std::vector<T> operands(const ParameterValues& values) {
    if (std::vector<T> own = own_input<T>(values); !own.empty()) {
        return own;
    }
    const ReduceOp op = op_of(values);
    std::vector<T> all = digits<T>(number_of(values, "size"), number_of(values, "seed"));
    std::ranges::transform(all, all.begin(), [&](T digit) { return operand(op, digit); });
    if (op != ReduceOp::sum) {
        std::fill(all.end() - static_cast<std::ptrdiff_t>(all.size() / 4), all.end(), neutral_value<T>(op));
    }
    return all;
}

// Functions that make kernel arguments.

/// Makes a scalar argument. `name` is the name of the kernel's parameter.
template <class T>
[[nodiscard]] Argument scalar_argument(const std::string& name, T value) {
    return {.name = name,
            .kind = ArgumentKind::scalar,
            .type = {scalar_of<T>(), 1},
            .bytes = bytes_of(std::vector{value}),
            .size_bytes = sizeof(T)};
}

/// Makes a buffer with this initial content, which the kernel only reads.
template <class T>
[[nodiscard]] Argument input_argument(const std::string& name, const std::vector<T>& values) {
    return {.name = name,
            .kind = ArgumentKind::buffer,
            .access = Access::read_only,
            .type = {scalar_of<T>(), 1},
            .bytes = bytes_of(values),
            .size_bytes = values.size() * sizeof(T)};
}

/// Makes a zero-initialised buffer, which the kernel only writes.
[[nodiscard]] Argument output_argument(std::string name, ValueType type, std::uint64_t count);
/// Makes a buffer that keeps its content from one launch of a run to the next. It is initialised with zeros.
/// Launches refer to it by its name.
[[nodiscard]] Argument shared_argument(std::string name, ValueType type, std::uint64_t count,
                                       Access access = Access::read_write);
/// Passes the same buffer to a launch whose parameter has a different name.
[[nodiscard]] Argument renamed(Argument argument, std::string name, Access access);
/// Makes local memory with room for `count` elements.
[[nodiscard]] Argument local_argument(std::string name, ValueType type, std::uint64_t count);

/// Returns out_of_memory if buffers with this number of bytes would take more than a quarter of the memory of
/// this machine, because inputs, buffers of the device and results are separate copies.
[[nodiscard]] Status room_for(std::uint64_t bytes);

// Functions that compute NDRanges.

/// Returns the number of groups of `local` work-items that cover `size`.
[[nodiscard]] std::uint64_t groups_for(std::int64_t size, std::int64_t local);
/// Returns a one-dimensional NDRange: `size` rounded up to whole groups.
[[nodiscard]] NdRange range_for(std::int64_t size, std::int64_t local);
/// Returns a two-dimensional NDRange, with each dimension rounded up to whole groups.
[[nodiscard]] NdRange range_for(std::int64_t width, std::int64_t height, std::int64_t local_width,
                                std::int64_t local_height);

/// The id and the kernel of one experiment in a family of experiments that differ only in their kernel.
struct KernelVariant {
    const char* id;
    const char* kernel;
};
using LaunchOf = Launch (*)(const char* kernel, const ParameterValues&, const KernelSource&);
using CheckOf = bool (*)(const ParameterValues&, const std::vector<Launch>&, const Recording&);
/// Makes one experiment for each variant, with a single launch.
[[nodiscard]] std::vector<Experiment> one_launch_experiments(std::span<const KernelVariant> variants,
                                                             const std::string& kernel_file,
                                                             const std::vector<ParameterInfo>& parameters,
                                                             LaunchOf launch_of, CheckOf check);

// Functions that read output buffers.

/// Converts the bytes of a buffer to values of type T.
template <class T>
[[nodiscard]] std::vector<T> values_in(const std::vector<std::byte>& bytes) {
    std::vector<T> values(bytes.size() / sizeof(T));
    if (!values.empty()) { // memcpy must not get a null pointer, even for 0 bytes
        std::memcpy(values.data(), bytes.data(), values.size() * sizeof(T));
    }
    return values;
}

/// Returns the content of the buffer with this name after a launch; null if it does not exist.
[[nodiscard]] const Output* output_named(const Launch& launch, const Trace& trace, const std::string& name);
/// Checks an output buffer: true if `right` accepts the output of the instrumented kernel and, if the plain
/// kernel ran, also that of the plain kernel.
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
