#include "core/session/result_differences.h"

#include "core/session/outputs.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace lockstep {
namespace {

constexpr std::uint64_t relaxed_ulps = 2;

/// A float's place among all floats of its width: neighbours are 1 apart, -0 and 0 are one.
std::int64_t place_among_floats(std::uint64_t bits, std::uint32_t width) {
    const std::uint64_t sign = std::uint64_t{1} << (8 * width - 1);
    const auto size = static_cast<std::int64_t>(bits & (sign - 1));
    return (bits & sign) != 0 ? -size : size;
}

bool is_nan(Scalar scalar, std::uint64_t bits) {
    return std::isnan(std::get<double>(scalar_value(scalar, bits)));
}

/// NaNs are one result, whatever their payload.
bool is_same(Scalar scalar, std::uint64_t a, std::uint64_t b, std::uint64_t ulps) {
    if (a == b || !is_float(scalar)) {
        return a == b;
    }
    if (is_nan(scalar, a) || is_nan(scalar, b)) {
        return is_nan(scalar, a) && is_nan(scalar, b);
    }
    const std::uint32_t width = scalar_bytes(scalar);
    const auto [less, more] = std::minmax({place_among_floats(a, width), place_among_floats(b, width)});
    // Unsigned: from the least float to the largest it is further than a signed number reaches.
    return ulps != 0 && static_cast<std::uint64_t>(more) - static_cast<std::uint64_t>(less) <= ulps;
}

} // namespace

std::optional<ResultDifference> difference_between(std::span<const std::byte> one,
                                                   std::span<const std::byte> other, Scalar scalar,
                                                   std::uint64_t ulps) {
    if (std::ranges::equal(one, other)) {
        return std::nullopt;
    }
    const std::uint32_t width = scalar_bytes(scalar);
    const std::uint64_t elements = std::min(one.size(), other.size()) / width;
    ResultDifference difference;
    for (std::uint64_t i = 0; i < elements; ++i) {
        const std::uint64_t instrumented = bits_at(one, i, width);
        const std::uint64_t plain = bits_at(other, i, width);
        if (is_same(scalar, instrumented, plain, ulps)) {
            continue;
        }
        if (difference.count++ == 0) {
            difference.element = i;
            difference.instrumented = scalar_value(scalar, instrumented);
            difference.plain = scalar_value(scalar, plain);
        }
    }
    return difference.count == 0 ? std::nullopt : std::optional(difference);
}

bool has_order_dependent_floats(const Trace& trace) {
    return std::ranges::any_of(trace.program.sites, [](const SiteInfo& site) {
        return site.kind == SiteKind::atomic && site.space == Space::global;
    });
}

std::vector<ResultDifference> result_differences(const Recording& recording) {
    std::vector<ResultDifference> all;
    bool floats_have_an_order = true;
    for (std::size_t launch = 0; launch < recording.launches.size(); ++launch) {
        const Trace& trace = recording.launches[launch];
        floats_have_an_order = floats_have_an_order && !has_order_dependent_floats(trace);
        for (const Output& output : trace.outputs) {
            const Scalar scalar = output_scalar(trace, output.argument);
            if (output.plain.empty() || (is_float(scalar) && !floats_have_an_order)) {
                continue;
            }
            auto found = difference_between(output.instrumented, output.plain, scalar,
                                            trace.program.relaxed_math ? relaxed_ulps : 0);
            if (found) {
                found->launch = launch;
                found->object = output_name(trace, output.argument);
                all.push_back(std::move(*found));
            }
        }
    }
    return all;
}

} // namespace lockstep
