#pragma once

#include <cstdint>
#include <vector>

namespace lockstep {

/// Timing of the plain kernel, by OpenCL profiling events.
struct Timing {
    std::vector<std::uint64_t> runs_ns; ///< after warm-up, in the order they ran
    std::uint64_t median_ns = 0;
    std::uint64_t q1_ns = 0;
    std::uint64_t q3_ns = 0;
    std::uint64_t min_ns = 0;
    /// Bytes read and written a second by a copy between two buffers, measured in the same run; 0: not
    /// measured.
    std::uint64_t copy_bytes_per_second = 0;
    /// Lower quartile of the times of launches with the same range that do nothing, between the runs; 0: not
    /// measured.
    std::uint64_t empty_launch_ns = 0;
};

/// Of one run: a timing for each launch.
using RunTimings = std::vector<Timing>;

/// Median, quartiles (by linear interpolation between order statistics) and minimum of measured times; at
/// least one.
[[nodiscard]] Timing summarise(std::vector<std::uint64_t> runs_ns);

/// The time of several launches that run one after the other: their i-th runs are added up, so that the
/// quartiles are those of whole runs. As many runs as the launch with the fewest has; at least one launch.
[[nodiscard]] Timing one_after_the_other(const std::vector<Timing>& launches);

/// True where at least half of the time is that of launching; of lower quartiles, which a busy machine
/// changes the least.
[[nodiscard]] bool is_mostly_launch(const Timing& timing);

/// What two measured times say of each other.
enum class TimeDifference {
    clear,       ///< one is faster, by the ratio of the medians
    unclear,     ///< the ranges between the quartiles share a time
    small,       ///< they do not, but the medians are less than 3 % apart: two copies of one kernel can be,
                 ///< by where their buffers lie
    launch_alone ///< of both most is the launch itself, or they are less than half of an empty launch apart:
                 ///< that says nothing of the kernels
};
[[nodiscard]] TimeDifference difference_of(const Timing& a, const Timing& b);

/// True where neither is to be called the faster one.
[[nodiscard]] bool no_clear_difference(const Timing& a, const Timing& b);

} // namespace lockstep
