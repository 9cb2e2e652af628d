#pragma once

#include <cstdint>
#include <vector>

namespace lockstep {

/// When a work-group ran, and where.
struct GroupSpan {
    std::uint64_t begin = 0;
    std::uint64_t end = 0;
    /// Of the simulation; or as the device numbers what ran it: NVIDIA's %smid, a CPU's logical processor.
    std::uint32_t multiprocessor = 0;
    friend bool operator==(const GroupSpan&, const GroupSpan&) = default;
};

/// A clock that a kernel can read and that is the same for all of a device.
enum class GroupClock : std::uint8_t {
    cycle_counter, ///< of an x86-64 CPU: rdtscp; in its cycles, at one rate whatever the core's frequency
    global_timer,  ///< of an NVIDIA GPU: %globaltimer; in nanoseconds, in steps of its own
};

/// When each group of a launch ran on the device, by linear group id. Time begins with the first.
struct GroupTimes {
    GroupClock clock{};
    std::vector<GroupSpan> groups;
    friend bool operator==(const GroupTimes&, const GroupTimes&) = default;
};

} // namespace lockstep
