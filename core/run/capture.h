#pragma once

#include "core/base/column.h"
#include "core/kernel/launch.h"
#include "core/run/device_info.h"
#include "core/run/group_times.h"
#include "core/site/program.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
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

/// A buffer's content after the run.
struct Output {
    std::uint32_t argument = 0;
    std::vector<std::byte> instrumented;
    std::vector<std::byte> plain; ///< empty when the plain kernel did not run
};

/// Where the sub-group functions of the plain kernel come from: its time depends on it.
enum class SubgroupFunctions : std::uint8_t {
    none,     ///< the plain kernel did not run, or calls none
    native,   ///< the device's own
    vendor,   ///< inline assembly of its vendor
    emulated, ///< local memory and barriers
};

/// Of a kernel that calls sub-group functions. The instrumented kernel always emulates them.
struct Subgroups {
    std::uint32_t width = 32; ///< work-items of a sub-group, by linear local id; 0: the whole group
    SubgroupFunctions plain = SubgroupFunctions::none;
    friend bool operator==(const Subgroups&, const Subgroups&) = default;
};

/// What a device left behind after running an instrumented kernel; core/trace makes a trace of it.
struct Capture {
    std::vector<ObjectInfo> objects;
    std::optional<GroupRange> part; ///< the groups whose log is here; none: all
    Column64 offsets;               ///< of all work-items; those without a log have no events
    Column64 events;
    Column64 value_offsets;
    Column64 values;
    DeviceInfo device;
    /// Something that the plain kernel must not do: an access outside its object, a loop out of turns, a
    /// barrier or sub-group function that a part of those who must did not reach.
    bool has_faults = false;
    std::optional<Timing> timing;
    std::string timing_reason;
    std::optional<GroupTimes> group_times; ///< of the plain kernel; none: not measured
    std::optional<Subgroups> sub_groups;   ///< none: the kernel calls no sub-group functions
    std::vector<Output> outputs;
    std::uint32_t item_registers = 0; ///< of the plain kernel, where the driver tells; 0: it does not
};

} // namespace lockstep
