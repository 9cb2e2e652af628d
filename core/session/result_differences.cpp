#include "core/session/result_differences.h"

#include "core/session/outputs.h"
#include "core/session/struct_results.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string>
#include <string_view>

namespace lockstep {
namespace {

constexpr std::uint64_t relaxed_ulps = 2;

/// Returns the rank of a float among all floats of its width in ascending order, so that adjacent floats
/// differ by 1. -0 and 0 have the same rank.
std::int64_t place_among_floats(std::uint64_t bits, std::uint32_t width) {
    const std::uint64_t sign = std::uint64_t{1} << (8 * width - 1);
    const auto size = static_cast<std::int64_t>(bits & (sign - 1));
    return (bits & sign) != 0 ? -size : size;
}

bool is_nan(Scalar scalar, std::uint64_t bits) {
    return std::isnan(std::get<double>(scalar_value(scalar, bits)));
}

/// Whether two values count as the same result: they differ by at most `ulps` units in the last place, or
/// both are NaN.
bool is_same(Scalar scalar, std::uint64_t a, std::uint64_t b, std::uint64_t ulps) {
    if (a == b || !is_float(scalar)) {
        return a == b;
    }
    if (is_nan(scalar, a) || is_nan(scalar, b)) {
        return is_nan(scalar, a) && is_nan(scalar, b);
    }
    const std::uint32_t width = scalar_bytes(scalar);
    const auto [less, more] = std::minmax({place_among_floats(a, width), place_among_floats(b, width)});
    // The subtraction is unsigned, because the distance between the smallest and the largest float exceeds
    // the signed range.
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

namespace {

/// Compares the scalars that the kernel wrote to structs. `bytes_per_struct`: the size of a struct.
ComparedContents compare_structs(const std::vector<Scalar>& written, std::uint64_t bytes_per_struct,
                                 std::span<const std::byte> one, std::span<const std::byte> other,
                                 std::uint64_t ulps) {
    ComparedContents all;
    const std::size_t bytes = written.size();
    for (std::size_t at = 0; at < bytes; ++at) {
        const std::uint32_t width = scalar_bytes(written[at]);
        if (written[at] == Scalar::bytes || at + width > bytes) {
            continue;
        }
        ++all.numbers;
        auto found = difference_between(one.subspan(at, width), other.subspan(at, width), written[at], ulps);
        if (found && all.difference) {
            ++all.difference->count;
        } else if (found) {
            all.difference = std::move(found);
            all.difference->element = at / bytes_per_struct;
        }
    }
    return all;
}

} // namespace

ComparedContents compare_contents(const Trace& trace, std::uint32_t argument, std::span<const std::byte> one,
                                  std::span<const std::byte> other, std::uint64_t ulps) {
    const Scalar scalar = output_scalar(trace, argument);
    if (scalar != Scalar::bytes) {
        return {other.size() / scalar_bytes(scalar), difference_between(one, other, scalar, ulps)};
    }
    if (std::ranges::equal(one, other)) {
        return {(other.size() + 3) / 4, std::nullopt};
    }
    const auto object = std::ranges::find(trace.objects, static_cast<int>(argument), &ObjectInfo::argument);
    const std::uint32_t bytes = object == trace.objects.end() ? 0 : object->element.count;
    const auto written = written_scalars(trace, argument, std::min(one.size(), other.size()));
    return compare_structs(written, std::max<std::uint64_t>(bytes, 1), one, other, ulps);
}

bool has_order_dependent_floats(const Trace& trace) {
    return std::ranges::any_of(trace.program.sites, [](const SiteInfo& site) {
        return site.kind == SiteKind::atomic && site.space == Space::global;
    });
}

namespace {

std::optional<ResultDifference> difference_of(const Trace& trace, std::size_t launch, const Output& output,
                                              std::uint64_t ulps) {
    auto found = compare_contents(trace, output.argument, output.instrumented, output.plain, ulps).difference;
    if (found) {
        found->launch = launch;
        found->object = output_name(trace, output.argument);
    }
    return found;
}

/// Returns, for each site, whether another site uses its value.
std::vector<bool> needed_sites(const Program& program) {
    std::vector<bool> needed(program.sites.size(), false);
    for (const auto* needs : {&program.needs, &program.turn_needs}) {
        for (const std::vector<std::uint32_t>& of_site : *needs) {
            for (const std::uint32_t site : of_site) {
                needed[site] = true;
            }
        }
    }
    return needed;
}

/// Whether an atomic operation leaves the same value in memory for every order of work-items.
bool commutes(const SiteInfo& site) {
    const std::string name = site.text.substr(0, site.text.find('('));
    const std::string operation = name.substr(std::min(name.find('_') + 1, name.size()));
    constexpr std::array<std::string_view, 9> commuting = {"add", "sub", "inc", "dec", "min",
                                                           "max", "and", "or",  "xor"};
    return !is_float(site.type.scalar) && std::ranges::find(commuting, operation) != commuting.end();
}

bool shows_an_order(const Program& program) {
    const std::vector<bool> needed = needed_sites(program);
    for (std::size_t site = 0; site < program.sites.size(); ++site) {
        const bool is_atomic = program.sites[site].kind == SiteKind::atomic;
        if (is_atomic && (program.needs.empty() || needed[site] || !commutes(program.sites[site]))) {
            return true;
        }
    }
    return false;
}

/// Whether the analysis contains a reason why the results may differ, other than the device's compiler.
bool explains_differences(const Trace& trace, const LaunchAnalysis& analysis) {
    const auto changes_results = [](const Finding& finding) {
        return finding.kind != FindingKind::unneeded_barrier;
    };
    return std::ranges::any_of(analysis.findings, changes_results) || trace.has_open_values ||
           trace.logged_groups() != group_count(trace.range) || !trace.program.watches_private ||
           shows_an_order(trace.program);
}

/// Whether the rounding of floats may differ, because math functions are accurate only to a few units in the
/// last place, and the compiler evaluates them exactly for constant arguments.
bool rounds_freely(const Trace& trace) {
    return trace.sub_groups.has_value() || trace.program.relaxed_math ||
           std::ranges::any_of(trace.program.sites, [](const SiteInfo& site) { return !site.math.empty(); });
}

/// Tolerance for floats that may be rounded differently, in units in the last place. This is 0.1 % for floats
/// with 24 bits of precision.
constexpr std::uint64_t free_ulps = 1 << 14;

/// Calls `on_output(trace, launch, output, is_free)` for each output to compare. `is_free` is true if its
/// floats may be rounded differently. Stops at the first launch whose analysis explains differences.
template <class OnOutput>
void for_compared_outputs(const Recording& recording, const std::vector<LaunchAnalysis>& launches,
                          const OnOutput& on_output) {
    bool is_free = false;
    for (std::size_t launch = 0; launch < launches.size(); ++launch) {
        const Trace& trace = recording.launches[launch];
        if (explains_differences(trace, launches[launch])) {
            return;
        }
        is_free = is_free || rounds_freely(trace);
        for (const Output& output : trace.outputs) {
            if (!output.plain.empty()) {
                on_output(trace, launch, output, is_free);
            }
        }
    }
}

} // namespace

std::vector<ResultDifference> result_differences(const Recording& recording) {
    std::vector<ResultDifference> all;
    bool floats_have_an_order = true;
    for (std::size_t launch = 0; launch < recording.launches.size(); ++launch) {
        const Trace& trace = recording.launches[launch];
        floats_have_an_order = floats_have_an_order && !has_order_dependent_floats(trace);
        for (const Output& output : trace.outputs) {
            const Scalar scalar = output_scalar(trace, output.argument);
            const bool may_hold_floats = is_float(scalar) || scalar == Scalar::bytes;
            if (output.plain.empty() || (may_hold_floats && !floats_have_an_order)) {
                continue;
            }
            if (auto found =
                    difference_of(trace, launch, output, trace.program.relaxed_math ? relaxed_ulps : 0)) {
                all.push_back(std::move(*found));
            }
        }
    }
    return all;
}

std::vector<ResultDifference> unexplained_differences(const Recording& recording,
                                                      const std::vector<LaunchAnalysis>& launches) {
    std::vector<ResultDifference> all;
    for_compared_outputs(recording, launches,
                         [&](const Trace& trace, std::size_t launch, const Output& output, bool is_free) {
                             if (auto found = difference_of(trace, launch, output, is_free ? free_ulps : 0)) {
                                 all.push_back(std::move(*found));
                             }
                         });
    return all;
}

std::uint64_t compared_numbers(const Recording& recording, const std::vector<LaunchAnalysis>& launches) {
    std::uint64_t sum = 0;
    for_compared_outputs(
        recording, launches, [&](const Trace& trace, std::size_t, const Output& output, bool) {
            sum += compare_contents(trace, output.argument, output.instrumented, output.plain, 0).numbers;
        });
    return sum;
}

} // namespace lockstep
