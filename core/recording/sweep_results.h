#pragma once

#include "core/kernel/scalar_value.h"
#include "core/kernel/value_type.h"
#include "core/trace/recording.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace lockstep {

/// The contents of a buffer after a run.
struct ResultBuffer {
    std::string name; ///< name of the parameter
    Scalar scalar{};
    std::vector<std::byte> bytes;
};

/// The first difference between the results of two runs.
struct FirstDifference {
    std::string object;                ///< name of the parameter
    std::uint64_t element = 0;         ///< index of the scalar
    std::optional<ScalarValue> value;  ///< empty if the buffer has no such element
    std::optional<ScalarValue> before; ///< the value in the run with which this one is compared
    friend bool operator==(const FirstDifference&, const FirstDifference&) = default;
};

/// The result of comparing the results of a run with those of another run.
struct ComparedResults {
    std::size_t with = 0;        ///< index of the other run
    std::uint64_t compared = 0;  ///< number of compared scalars
    std::uint64_t different = 0; ///< how many of them differ
    std::optional<FirstDifference> first;
    friend bool operator==(const ComparedResults&, const ComparedResults&) = default;
};

/// Returns the contents of all buffers and images that the kernels of a run, or of a launch, may have written.
/// Structs are missing, because their padding has no defined value.
[[nodiscard]] std::vector<ResultBuffer> results_of(const Recording& recording);
[[nodiscard]] std::vector<ResultBuffer> results_of(const Trace& trace);

/// Compares results. Floats may differ by 0.1 %, because other work-group sizes can add them up in another
/// order.
[[nodiscard]] ComparedResults compare_results(const std::vector<ResultBuffer>& results,
                                              const std::vector<ResultBuffer>& before);

} // namespace lockstep
