#include "core/run/timing.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace lockstep {
namespace {

std::uint64_t quantile(const std::vector<std::uint64_t>& sorted, double share) {
    const double at = share * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(at);
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    const double part = at - static_cast<double>(below);
    const auto low = static_cast<double>(sorted[below]);
    return static_cast<std::uint64_t>(std::llround(low + part * (static_cast<double>(sorted[above]) - low)));
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
    for (const Timing& launch : launches) {
        for (std::size_t i = 0; i < sums.size(); ++i) {
            sums[i] += launch.runs_ns[i];
        }
    }
    Timing sum = summarise(std::move(sums));
    sum.copy_bytes_per_second = fewest.copy_bytes_per_second;
    return sum;
}

bool no_clear_difference(const Timing& a, const Timing& b) {
    return a.q1_ns <= b.q3_ns && b.q1_ns <= a.q3_ns;
}

} // namespace lockstep
