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

/// Elements of any type, for experiments that move them and never look at what they are.

/// The parameter "type": float, uchar, ushort, double, float4.
[[nodiscard]] ParameterInfo moved_type_parameter();
/// What it says.
[[nodiscard]] ValueType moved_type(const ParameterValues& values);

/// Digits 0 to 9 in elements of the parameters' type, from the parameter "seed".
[[nodiscard]] std::vector<std::byte> moved_digits(const ParameterValues& values, std::int64_t count);
/// A buffer of them, which the kernel only reads.
[[nodiscard]] Argument moved_input(std::string name, const ParameterValues& values, std::int64_t count);

/// Which element of the input stands at a place of the output; -1: zero.
using Origins = std::vector<std::int64_t>;

/// Whether the output of the run's only launch is its input, element by element from where `origins` says.
[[nodiscard]] bool is_moved(const Launch& launch, const Recording& recording, ValueType type,
                            const Origins& origins);

} // namespace lockstep
