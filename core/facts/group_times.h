#pragma once

#include <cstdint>
#include <vector>

namespace lockstep {

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
    cycle_counter, ///< on x86-64 CPUs: rdtscp, which counts at a constant rate, independent of the core's
                   ///< frequency
    global_timer,  ///< on NVIDIA GPUs: %globaltimer, in nanoseconds; its resolution depends on the driver
};

/// The time span of each group of a launch on the device, by linear group id. Time 0 is the start of the
/// first group.
struct GroupTimes {
    GroupClock clock{};
    std::vector<GroupSpan> groups;
    friend bool operator==(const GroupTimes&, const GroupTimes&) = default;
};

} // namespace lockstep
