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

/// A buffer with different content after the instrumented kernel than after the plain one: then the recorded
/// behaviour is not that of the kernel by itself. The cause can be a race or an unspecified order.
struct ResultDifference {
    std::size_t launch = 0;
    std::string object;        ///< name of the parameter
    std::uint64_t element = 0; ///< index of the first scalar that differs
    ScalarValue instrumented;  ///< at this element
    ScalarValue plain;
    std::uint64_t count = 0; ///< number of scalars that differ
    friend bool operator==(const ResultDifference&, const ResultDifference&) = default;
};

/// All differences of a recording, in the order of launches and arguments. Results are equal (core/README.md,
/// Recording) if they match bit for bit, because both kernels are built without contraction; floats may
/// differ by 2 units in the last place if the build options relax the mathematics. Floats are not compared
/// from the first launch on that has atomic operations on global memory, because their order, and so the
/// rounding, differs in every run. Outputs without a plain result are not compared either.
[[nodiscard]] std::vector<ResultDifference> result_differences(const Recording& recording);

/// Where two contents of a buffer differ; in the result, `instrumented` and `plain` mean `one` and `other`.
/// Floats may differ by `ulps` units in the last place. All NaNs are equal.
[[nodiscard]] std::optional<ResultDifference> difference_between(std::span<const std::byte> one,
                                                                 std::span<const std::byte> other,
                                                                 Scalar scalar, std::uint64_t ulps);

/// The differences of result_differences() that nothing in the kernels explains: the device's compiler has
/// changed what the plain kernel computes. A difference is explained if its launch, or one before it, has
///
///     a finding of any kind, values that OpenCL C leaves undefined, or groups that were not analysed
///     atomic operations whose order matters: floating-point ones, exchanges, and those whose value is used
///     calls of floating-point functions, or sub-group functions: floats may differ by 0.1 %
///
/// Structs are not compared, because their padding has no defined value. `launches`: the analyses of the
/// recording's launches.
[[nodiscard]] std::vector<ResultDifference>
unexplained_differences(const Recording& recording, const std::vector<LaunchAnalysis>& launches);

/// How many numbers unexplained_differences() compares: those in results whose differences nothing would
/// explain.
[[nodiscard]] std::uint64_t compared_numbers(const Recording& recording,
                                             const std::vector<LaunchAnalysis>& launches);

/// Whether a launch has atomic operations on global memory: the order of floating-point ones differs in every
/// run.
[[nodiscard]] bool has_order_dependent_floats(const Trace& trace);

} // namespace lockstep
