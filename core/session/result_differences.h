#pragma once

#include "core/analysis/findings/checks.h"
#include "core/kernel/scalar_value.h"
#include "core/session/launch_analysis.h"
#include "core/trace/recording.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace lockstep {

/// A buffer in which the instrumented kernel left something else than the plain one: then what was observed
/// is not what the kernel does by itself. A race or an order that nobody fixed can be why.
struct ResultDifference {
    std::size_t launch = 0;
    std::string object;        ///< the parameter's name
    std::uint64_t element = 0; ///< the first scalar that differs, by its number in the buffer
    ScalarValue instrumented;  ///< there
    ScalarValue plain;
    std::uint64_t count = 0; ///< scalars that differ
    friend bool operator==(const ResultDifference&, const ResultDifference&) = default;
};

/// All of a recording, in the order of launches and arguments. The same result (core/README.md, Recording): bit for
/// bit, as both kernels are built without contraction; floats within 2 units in the last place where the
/// options relax the mathematics. A float is not compared from the first launch on that has atomic operations
/// on global memory: their order, and so its rounding, is another in every run. Nor is what the plain kernel
/// did not do.
[[nodiscard]] std::vector<ResultDifference> result_differences(const Recording& recording);

/// Where two contents of a buffer differ, whatever each of them is called here; floats may be so many units in the
/// last place apart. NaNs are one value.
[[nodiscard]] std::optional<ResultDifference> difference_between(std::span<const std::byte> one,
                                                                 std::span<const std::byte> other,
                                                                 Scalar scalar, std::uint64_t ulps);

/// Those of result_differences() that nothing in the kernels explains: the device's compiler has changed what the plain
/// kernel computes. A difference is explained if its launch, or one before it, has
///
///     a finding of any kind, values that OpenCL C leaves open, or groups that were not analysed
///     atomic operations whose order shows: floating-point ones, exchanges, and those whose value is used
///     calls of floating-point functions, or sums of sub-groups: floats may differ by 0.1 %
///
/// Structs are not compared: their padding has no defined value. `launches`: the analyses of the recording's launches.
[[nodiscard]] std::vector<ResultDifference>
unexplained_differences(const Recording& recording, const std::vector<LaunchAnalysis>& launches);

/// How many numbers unexplained_differences() compares: those of results that nothing explains beforehand.
[[nodiscard]] std::uint64_t compared_numbers(const Recording& recording,
                                             const std::vector<LaunchAnalysis>& launches);

/// A launch with atomic operations on global memory: the order of floating-point ones is another in every run.
[[nodiscard]] bool has_order_dependent_floats(const Trace& trace);

} // namespace lockstep
