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

/// A buffer in which the results of the instrumented and the plain kernel differ, so that the recording does
/// not show the behaviour of the plain kernel. The cause can be a race or an unspecified order of operations.
struct ResultDifference {
    std::size_t launch = 0;
    std::string object;        ///< name of the parameter
    std::uint64_t element = 0; ///< index of the first scalar that differs, or of the struct that contains it
    ScalarValue instrumented;  ///< value of the instrumented kernel at this element
    ScalarValue plain;
    std::uint64_t count = 0; ///< number of different scalars
    friend bool operator==(const ResultDifference&, const ResultDifference&) = default;
};

/// Returns all differences of a recording, in the order of launches and arguments. Results are equal (see
/// "Recording" in core/README.md) if they match bit for bit, because both kernels are built without
/// contraction. If the build options relax the mathematics, floats may differ by 2 units in the last place.
/// Starting with the first launch that has atomic operations on global memory, floats and structs are not compared,
/// because the order of the operations, and thus the rounding, differs in every run. In structs, only scalars with a
/// defined value are compared: see written_scalars(). Outputs without a plain result are not compared.
[[nodiscard]] std::vector<ResultDifference> result_differences(const Recording& recording);

/// Compares two contents of a buffer. In the result, `instrumented` is the value in `one` and `plain` the
/// value in `other`. Floats may differ by `ulps` units in the last place. All NaNs are equal.
[[nodiscard]] std::optional<ResultDifference> difference_between(std::span<const std::byte> one,
                                                                 std::span<const std::byte> other,
                                                                 Scalar scalar, std::uint64_t ulps);

struct ComparedContents {
    /// The number of compared scalars; if two buffers of structs are equal, one per 4 bytes.
    std::uint64_t numbers = 0;
    std::optional<ResultDifference> difference; ///< without launch and object
};

/// Compares two contents of the buffer that belongs to a kernel argument. In structs, only scalars with a defined value
/// are compared: see written_scalars(). A buffer may have no such scalar.
[[nodiscard]] ComparedContents compare_contents(const Trace& trace, std::uint32_t argument,
                                                std::span<const std::byte> one,
                                                std::span<const std::byte> other, std::uint64_t ulps);

/// Returns the differences that no finding explains: the kernel has undefined behaviour that no check finds, or the
/// device's compiler has changed what the plain kernel computes. A difference is explained if its launch, or an
/// earlier one, has
///
///     a finding of any kind, values that OpenCL C leaves undefined, or groups that were not analysed
///     atomic operations whose order matters: floating-point ones, exchanges, and those whose value is used
///     calls of floating-point functions, or sub-group functions: floats may differ by 0.1 %
///
/// `launches` contains the analyses of all launches.
[[nodiscard]] std::vector<ResultDifference>
unexplained_differences(const Recording& recording, const std::vector<LaunchAnalysis>& launches);

/// Returns how many numbers unexplained_differences() compares: those in all outputs for which a difference
/// would have no explanation.
[[nodiscard]] std::uint64_t compared_numbers(const Recording& recording,
                                             const std::vector<LaunchAnalysis>& launches);

/// Whether a launch has atomic operations on global memory, whose order differs in every run. So
/// floating-point results may differ too.
[[nodiscard]] bool has_order_dependent_floats(const Trace& trace);

} // namespace lockstep
