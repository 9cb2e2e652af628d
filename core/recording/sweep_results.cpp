#include "core/recording/sweep_results.h"

#include "core/session/outputs.h"
#include "core/session/result_differences.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace lockstep {
namespace {

/// Allowed difference in units in the last place: 0.1 % for floats with 24 bits of precision.
constexpr std::uint64_t rounding_ulps = 1 << 14;

std::uint64_t scalars_in(const ResultBuffer& buffer) {
    return buffer.bytes.size() / scalar_bytes(buffer.scalar);
}

std::optional<ScalarValue> value_at(const ResultBuffer& buffer, std::uint64_t element) {
    const std::uint32_t width = scalar_bytes(buffer.scalar);
    return element < scalars_in(buffer)
               ? std::optional(scalar_value(buffer.scalar, bits_at(buffer.bytes, element, width)))
               : std::nullopt;
}

void add_buffer(ComparedResults& all, const ResultBuffer& own, const ResultBuffer& before) {
    const std::uint64_t most = std::max(scalars_in(own), scalars_in(before));
    const std::uint64_t both = std::min(scalars_in(own), scalars_in(before));
    all.compared += most;
    std::uint64_t element = both;
    std::uint64_t count = most - both;
    if (own.scalar != before.scalar) {
        element = 0;
        count = most;
    } else if (const auto found = difference_between(own.bytes, before.bytes, own.scalar, rounding_ulps)) {
        element = found->element;
        count += found->count;
    }
    if (count != 0 && !all.first) {
        all.first = FirstDifference{own.name, element, value_at(own, element), value_at(before, element)};
    }
    all.different += count;
}

} // namespace

std::vector<ResultBuffer> results_of(const Trace& trace) {
    std::vector<ResultBuffer> results;
    for (const Output& output : trace.outputs) {
        const Scalar scalar = output_scalar(trace, output.argument);
        if (scalar != Scalar::bytes) {
            results.push_back({output_name(trace, output.argument), scalar, output.instrumented});
        }
    }
    return results;
}

std::vector<ResultBuffer> results_of(const Recording& recording) {
    std::vector<ResultBuffer> results;
    for (const Trace& trace : recording.launches) {
        std::ranges::move(results_of(trace), std::back_inserter(results));
    }
    return results;
}

ComparedResults compare_results(const std::vector<ResultBuffer>& results,
                                const std::vector<ResultBuffer>& before) {
    ComparedResults all;
    for (const ResultBuffer& other : before) {
        const auto own = std::ranges::find(results, other.name, &ResultBuffer::name);
        if (own != results.end()) {
            add_buffer(all, *own, other);
        }
    }
    return all;
}

} // namespace lockstep
