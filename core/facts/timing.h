#pragma once

#include <cstddef>
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

/// When and where a work-group ran.
struct GroupSpan {
    std::uint64_t begin = 0;
    std::uint64_t end = 0;
    /// Number of the simulated multiprocessor, or the device's own number: NVIDIA's %smid, a CPU's logical
    /// processor.
    std::uint32_t multiprocessor = 0;
    friend bool operator==(const GroupSpan&, const GroupSpan&) = default;
};

/// A clock that a kernel can read and that is the same for the whole device.
enum class GroupClock : std::uint8_t {
    cycle_counter, ///< of an x86-64 CPU: rdtscp; in cycles at a constant rate, whatever the core's frequency
    global_timer,  ///< of an NVIDIA GPU: %globaltimer; in nanoseconds, with the resolution of the driver
};

/// When each group of a launch ran on the device, by linear group id. Time starts with the first group.
struct GroupTimes {
    GroupClock clock{};
    std::vector<GroupSpan> groups;
    friend bool operator==(const GroupTimes&, const GroupTimes&) = default;
};

/// When one of several concurrent launches was queued, submitted to the device, started and finished there,
/// by the device's clock. All launches have one time axis, which starts when the first launch was queued.
struct LaunchTimes {
    std::size_t launch = 0;
    std::uint32_t queue = 0;  ///< numbered over all threads
    std::uint32_t thread = 0; ///< number of the thread of the host program
    std::uint64_t queued_ns = 0;
    std::uint64_t submitted_ns = 0;
    std::uint64_t start_ns = 0;
    std::uint64_t end_ns = 0;
    friend bool operator==(const LaunchTimes&, const LaunchTimes&) = default;
};

/// How independent launches are submitted to the device.
enum class ConcurrencyMode : std::uint8_t {
    one_queue,       ///< in order of submission
    several_queues,  ///< several queues of one context, filled by one thread
    several_threads, ///< each with its own context and queue
};

struct ConcurrencyPlan {
    ConcurrencyMode mode{};
    std::uint32_t queues = 1; ///< number of queues or threads; launch i uses number i modulo this
};

} // namespace lockstep
