#pragma once

#include <cstdint>
#include <vector>

namespace lockstep {

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

} // namespace lockstep
