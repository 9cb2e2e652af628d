#pragma once

#include "core/experiments/experiment.h"
#include "core/kernel/launch.h"
#include "core/trace/recording.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace lockstep {

/// Input elements of any type, for experiments that only move elements and do not use their values.

/// Makes the parameter "type", with the choices float, uchar, ushort, double, float4.
[[nodiscard]] ParameterInfo moved_type_parameter();
/// Returns the type that the parameter "type" selects.
[[nodiscard]] ValueType moved_type(const ParameterValues& values);

/// Makes `count` digits 0 to 9 as elements of the selected type. The parameter "seed" initialises the random
/// numbers.
[[nodiscard]] std::vector<std::byte> moved_digits(const ParameterValues& values, std::int64_t count);
/// Makes a buffer that contains moved_digits(), which the kernel only reads.
[[nodiscard]] Argument moved_input(std::string name, const ParameterValues& values, std::int64_t count);

/// For each position of the output, the index of its input element; -1 if the output element is zero.
using Origins = std::vector<std::int64_t>;

/// Whether the output of a run with a single launch consists of the input elements that `origins` selects.
[[nodiscard]] bool is_moved(const Launch& launch, const Recording& recording, ValueType type,
                            const Origins& origins);

} // namespace lockstep
