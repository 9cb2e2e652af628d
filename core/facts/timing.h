#pragma once

#include <cstddef>
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
    clear,   ///< one launch is faster; the ratio of the medians says by how much
    unclear, ///< the interquartile ranges overlap
    /// The interquartile ranges do not overlap, but the medians differ by less than 3 %. Two copies of the
    /// same kernel with different buffer addresses can differ as much.
    small,
    /// Both times are mostly launch overhead, and the overheads are similar; or the times differ by less than half
    /// the time of an empty launch. In both cases, they allow no conclusion about the kernels.
    launch_alone
};
[[nodiscard]] TimeDifference difference_of(const Timing& a, const Timing& b);

/// Whether the times are too similar to call either launch faster.
[[nodiscard]] bool no_clear_difference(const Timing& a, const Timing& b);

/// The start and end time of a work-group, and where it ran.
struct GroupSpan {
    std::uint64_t begin = 0;
    std::uint64_t end = 0;
    /// Number of the simulated multiprocessor, or the number that the device reports: %smid on NVIDIA GPUs,
    /// the logical processor on CPUs.
    std::uint32_t multiprocessor = 0;
    friend bool operator==(const GroupSpan&, const GroupSpan&) = default;
};

/// A clock that kernels can read and that all processors of a device share.
enum class GroupClock : std::uint8_t {
    /// On x86-64 CPUs: rdtscp, which counts at a constant rate, independent of the core's frequency.
    cycle_counter,
    global_timer, ///< on NVIDIA GPUs: %globaltimer, in nanoseconds; its resolution depends on the driver
};

/// The time span of each group of a launch on the device, by linear group id. Time 0 is the start of the
/// first group.
struct GroupTimes {
    GroupClock clock{};
    std::vector<GroupSpan> groups;
    friend bool operator==(const GroupTimes&, const GroupTimes&) = default;
};

/// When one of several concurrent launches was queued, submitted to the device, started and finished,
/// measured with the clock of the device. Time 0 is when the first launch was queued.
struct LaunchTimes {
    std::size_t launch = 0;
    std::uint32_t queue = 0;  ///< number of the queue, counted over all threads
    std::uint32_t thread = 0; ///< number of the host thread that submitted the launch
    std::uint64_t queued_ns = 0;
    std::uint64_t submitted_ns = 0;
    std::uint64_t start_ns = 0;
    std::uint64_t end_ns = 0;
    friend bool operator==(const LaunchTimes&, const LaunchTimes&) = default;
};

/// How the host submits independent launches to the device.
enum class ConcurrencyMode : std::uint8_t {
    one_queue,       ///< one queue, which executes the launches in order of submission
    several_queues,  ///< one thread that fills several queues of one context
    several_threads, ///< several threads, each with its own context and queue
};

struct ConcurrencyPlan {
    ConcurrencyMode mode{};
    std::uint32_t queues = 1; ///< number of queues or threads; launch i uses number i modulo `queues`
};

} // namespace lockstep
