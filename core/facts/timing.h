#pragma once

#include <cstdint>
#include <vector>

namespace lockstep {

/// Timing of the plain kernel, by OpenCL profiling events.
struct Timing {
    std::vector<std::uint64_t> runs_ns; ///< after the warm-up, in execution order
    std::uint64_t median_ns = 0;
    std::uint64_t q1_ns = 0;
    std::uint64_t q3_ns = 0;
    std::uint64_t min_ns = 0;
    /// Bytes per second that a copy between two buffers reads and writes, measured in the same run; 0: not
    /// measured.
    std::uint64_t copy_bytes_per_second = 0;
    /// Lower quartile of the times of empty launches with the same NDRange, measured between the runs; 0: not
    /// measured.
    std::uint64_t empty_launch_ns = 0;
};

/// The timings of one run: one for each launch.
using RunTimings = std::vector<Timing>;

/// Median, quartiles (by linear interpolation between order statistics) and minimum of the measured times.
/// There must be at least one time.
[[nodiscard]] Timing summarise(std::vector<std::uint64_t> runs_ns);

/// The total time of launches that run one after another: adds up their i-th runs, so that the quartiles are
/// those of whole runs. Uses as many runs as the launch with the fewest runs has. There must be at least one
/// launch.
[[nodiscard]] Timing one_after_the_other(const std::vector<Timing>& launches);

/// True if launching takes at least half of the time. Compares lower quartiles, which depend least on other
/// load of the machine.
[[nodiscard]] bool is_mostly_launch(const Timing& timing);

/// The result of comparing two measured times.
enum class TimeDifference {
    clear,       ///< one is faster, by the ratio of the medians
    unclear,     ///< the ranges between the quartiles overlap
    small,       ///< they do not overlap, but the medians differ by less than 3 %, as for two copies of one
                 ///< kernel with other buffer addresses
    launch_alone ///< both are mostly launch overhead, or they differ by less than half of an empty launch: no
                 ///< conclusion about the kernels
};
[[nodiscard]] TimeDifference difference_of(const Timing& a, const Timing& b);

/// True if neither may be called faster.
[[nodiscard]] bool no_clear_difference(const Timing& a, const Timing& b);

} // namespace lockstep
