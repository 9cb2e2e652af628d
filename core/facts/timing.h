#pragma once

#include <cstdint>
#include <vector>

namespace lockstep {

/// Measured times of the plain kernel, from OpenCL profiling events.
struct Timing {
    std::vector<std::uint64_t> runs_ns; ///< time of each run after the warm-up, in execution order
    std::uint64_t median_ns = 0;
    std::uint64_t q1_ns = 0;
    std::uint64_t q3_ns = 0;
    std::uint64_t min_ns = 0;
    /// Bandwidth of a copy between two buffers (bytes read plus bytes written per second), measured in the
    /// same run; 0: not measured.
    std::uint64_t copy_bytes_per_second = 0;
    /// Lower quartile of the times of empty launches with the same NDRange, measured between the runs; 0: not
    /// measured.
    std::uint64_t empty_launch_ns = 0;
};

/// The timings of one run: one for each launch.
using RunTimings = std::vector<Timing>;

/// Returns the median, the quartiles (interpolated linearly between order statistics) and the minimum of the
/// measured times. There must be at least one time.
[[nodiscard]] Timing summarise(std::vector<std::uint64_t> runs_ns);

/// Returns the total time of launches that run one after another. Adds up the i-th runs of all launches, so
/// that the quartiles are those of whole runs. If the numbers of runs differ, uses the smallest. There must
/// be at least one launch.
[[nodiscard]] Timing one_after_the_other(const std::vector<Timing>& launches);

/// Whether the launch overhead is at least half of the time. Compares lower quartiles, which other load of
/// the machine affects least.
[[nodiscard]] bool is_mostly_launch(const Timing& timing);

/// The result of comparing two measured times.
enum class TimeDifference {
    clear,       ///< one launch is faster; the ratio of the medians says by how much
    unclear,     ///< the interquartile ranges overlap
    small,       ///< the interquartile ranges do not overlap, but the medians differ by less than 3 %, which
                 ///< two copies of the same kernel with different buffer addresses also can
    launch_alone ///< both times are mostly launch overhead, or they differ by less than half the time of an
                 ///< empty launch, so they allow no conclusion about the kernels
};
[[nodiscard]] TimeDifference difference_of(const Timing& a, const Timing& b);

/// Whether the times are too similar to call either launch faster.
[[nodiscard]] bool no_clear_difference(const Timing& a, const Timing& b);

} // namespace lockstep
