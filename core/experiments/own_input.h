#pragma once

#include "core/experiments/experiment.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace lockstep {

// The input values that the user types for an experiment, as the parameter "input": "3 1 4 1". Without it, the
// input is generated from "seed".
//
// Experiments have this parameter if their input is one array of numbers. Pictures come from a file (the
// parameter "image"). Matrices, records, bodies and scenes consist of several arrays, so one list would not
// show which value belongs where. Experiments that only move elements do not compute with their values.

inline constexpr const char* input_name = "input";
/// In bytes. It is the limit of a value in a place, so that every run has a link.
inline constexpr std::size_t longest_input = 16384;

/// The fourth argument of ErrorCode::value_not_allowed for values that do not fit together. The other ones are
/// the parameter, its value and the allowed value.
namespace input_flaw {
inline constexpr std::string_view count = "input-count";   ///< the size differs from the number of values
inline constexpr std::string_view length = "input-length"; ///< the value is a number of bytes
} // namespace input_flaw

/// Makes the parameter "input". Values of experiments without the parameter "type" are floats.
[[nodiscard]] ParameterInfo input_parameter();
/// Makes the parameter "input" for integers in a range, for an experiment without the parameter "type".
[[nodiscard]] ParameterInfo input_parameter(std::int64_t least, std::int64_t most);

/// Parses numbers that are separated by spaces, commas or semicolons. Returns nothing if the text is longer
/// than longest_input, or contains anything else.
[[nodiscard]] std::optional<std::vector<double>> numbers_in(std::string_view text);
/// Returns the numbers as they were typed, separated by one space; other texts unchanged.
[[nodiscard]] std::string plain_numbers(std::string_view text);

/// Checks typed input values. `values` may be incomplete; a missing type is not checked.
/// Errors: value_not_allowed {"input", number, allowed numbers} or {"input", bytes, limit, flaw}.
[[nodiscard]] Status check_input(const ParameterInfo& parameter, const ParameterValues& values);
/// Returns complete values with a size that equals the number of input values, and without an empty input.
/// `given`: the values that the user gave. Errors: those of check_input(); value_not_allowed {"size", given,
/// number of values, flaw} if the user gave another size.
[[nodiscard]] Result<ParameterValues> with_input(const Experiment& experiment, const ParameterValues& given,
                                                 ParameterValues values);

/// Returns the user's input values; empty if the input is generated. The values must be checked.
template <class T>
[[nodiscard]] std::vector<T> own_input(const ParameterValues& values) {
    const auto text = values.find(input_name);
    const std::vector<double> numbers = text == values.end()
                                            ? std::vector<double>()
                                            : numbers_in(text->second).value_or(std::vector<double>());
    std::vector<T> input(numbers.size());
    std::ranges::transform(numbers, input.begin(), [](double number) { return static_cast<T>(number); });
    return input;
}

/// Returns the largest possible difference between two sums of the user's values, or of a part of them, that
/// are added in different orders. It is 0 if such sums are exact: for integers, and for generated input.
template <class T>
[[nodiscard]] double order_tolerance(const ParameterValues& values) {
    if constexpr (std::is_integral_v<T>) {
        return 0;
    }
    double magnitude = 0;
    const std::vector<T> input = own_input<T>(values);
    for (const T value : input) {
        magnitude += std::abs(static_cast<double>(value));
    }
    // n - 1 additions with a relative error of at most epsilon / 2 each, in both sums
    const double error =
        static_cast<double>(input.size()) * static_cast<double>(std::numeric_limits<T>::epsilon());
    return error * magnitude;
}

/// Returns whether the results equal the expected ones, apart from the rounding of sums of the user's values.
template <class T>
[[nodiscard]] bool are_near(const std::vector<T>& given, const std::vector<T>& expected,
                            const ParameterValues& values) {
    if (given == expected) {
        return true;
    }
    const double tolerance = order_tolerance<T>(values);
    return tolerance > 0 && std::ranges::equal(given, expected, [tolerance](T a, T b) {
               return std::abs(static_cast<double>(a) - static_cast<double>(b)) <= tolerance;
           });
}

} // namespace lockstep
