#pragma once

#include "core/experiments/experiment.h"
#include "core/kernel/launch.h"
#include "core/trace/recording.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace lockstep {

/// Elements of any type, for experiments that move elements without using their values.

/// The parameter "type": float, uchar, ushort, double, float4.
[[nodiscard]] ParameterInfo moved_type_parameter();
/// The type that the parameter "type" selects.
[[nodiscard]] ValueType moved_type(const ParameterValues& values);

/// Digits 0 to 9 as elements of the selected type; the random seed is the parameter "seed".
[[nodiscard]] std::vector<std::byte> moved_digits(const ParameterValues& values, std::int64_t count);
/// A buffer of moved_digits(); the kernel only reads it.
[[nodiscard]] Argument moved_input(std::string name, const ParameterValues& values, std::int64_t count);

/// For each position of the output, the index of its input element; -1: zero.
using Origins = std::vector<std::int64_t>;

/// Whether the output of the run's only launch consists of the input elements given by `origins`.
[[nodiscard]] bool is_moved(const Launch& launch, const Recording& recording, ValueType type,
                            const Origins& origins);

} // namespace lockstep
