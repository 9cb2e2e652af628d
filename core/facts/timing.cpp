#include "core/facts/timing.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace lockstep {
namespace {

/// Relative difference below which two times count as equal. In 150 measurements, two copies of one kernel
/// never differed by more.
constexpr double small_share = 0.03;

std::uint64_t quantile(const std::vector<std::uint64_t>& sorted, double share) {
    const double at = share * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(at);
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    const double part = at - static_cast<double>(below);
    const auto low = static_cast<double>(sorted[below]);
    return static_cast<std::uint64_t>(std::llround(low + part * (static_cast<double>(sorted[above]) - low)));
}

/// Whether the launch overhead differs by more than half. GPUs need time for each work-group, so that the size of
/// the groups can decide the time of a launch.
bool have_different_overhead(const Timing& a, const Timing& b) {
    const auto [less, more] = std::minmax(a.empty_launch_ns, b.empty_launch_ns);
    return 2 * more > 3 * less;
}

} // namespace

Timing summarise(std::vector<std::uint64_t> runs_ns) {
    std::vector<std::uint64_t> sorted = runs_ns;
    std::sort(sorted.begin(), sorted.end());
    Timing timing;
    timing.runs_ns = std::move(runs_ns);
    timing.median_ns = quantile(sorted, 0.5);
    timing.q1_ns = quantile(sorted, 0.25);
    timing.q3_ns = quantile(sorted, 0.75);
    timing.min_ns = sorted.front();
    return timing;
}

Timing one_after_the_other(const std::vector<Timing>& launches) {
    const auto fewest =
        std::ranges::min(launches, {}, [](const Timing& timing) { return timing.runs_ns.size(); });
    std::vector<std::uint64_t> sums(fewest.runs_ns.size());
    std::uint64_t empty_ns = 0;
    for (const Timing& launch : launches) {
        empty_ns += launch.empty_launch_ns;
        for (std::size_t i = 0; i < sums.size(); ++i) {
            sums[i] += launch.runs_ns[i];
        }
    }
    Timing sum = summarise(std::move(sums));
    sum.copy_bytes_per_second = fewest.copy_bytes_per_second;
    sum.empty_launch_ns = empty_ns;
    return sum;
}

bool is_mostly_launch(const Timing& timing) {
    return 2 * timing.empty_launch_ns >= timing.q1_ns && timing.empty_launch_ns != 0;
}

TimeDifference difference_of(const Timing& a, const Timing& b) {
    if (a.q1_ns <= b.q3_ns && b.q1_ns <= a.q3_ns) {
        return TimeDifference::unclear;
    }
    const auto [less, more] = std::minmax(a.median_ns, b.median_ns);
    // Two launches of the same kernel can differ by part of the time of an empty launch, because of the
    // addresses of their buffers and the cores that run them.
    const bool is_lost_in_launch = 2 * (more - less) < std::min(a.empty_launch_ns, b.empty_launch_ns);
    const bool is_overhead = is_mostly_launch(a) && is_mostly_launch(b) && !have_different_overhead(a, b);
    if (is_lost_in_launch || is_overhead) {
        return TimeDifference::launch_alone;
    }
    return static_cast<double>(more) < (1 + small_share) * static_cast<double>(less) ? TimeDifference::small
                                                                                     : TimeDifference::clear;
}

bool no_clear_difference(const Timing& a, const Timing& b) {
    return difference_of(a, b) != TimeDifference::clear;
}

} // namespace lockstep
