#pragma once

#include "core/base/result.h"
#include "core/facts/group_times.h"
#include "core/kernel/launch.h"
#include "core/run/device.h"
#include "core/site/instrumented.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace lockstep {

class LaunchBuffers;

/// A kernel that does what its author wrote, unobserved, and notes when its groups run:
///
///     work-item 0       |begin ............ end|                     a group begins with the first reading
///     work-item 32        |begin ........ end|                       of any of them, and ends with the last
///     last work-item      |begin .............. end|
struct ClockedProgram {
    cl::Program program;
    GroupClock clock{};
};

/// None where the device has no clock that a kernel can read (PoCL on x86-64 and NVIDIA have one), or where
/// its driver does not build the text.
[[nodiscard]] std::optional<ClockedProgram> build_clocked(const Device& device, const Launch& launch,
                                                          const Instrumented& instrumented);

/// Readings that a launch takes.
[[nodiscard]] std::uint64_t clock_readings(const NdRange& range);
/// Launches that would take more, large ones of small groups, are not measured.
inline constexpr std::uint64_t most_clock_readings = 1 << 22; // of 24 bytes

/// Each group's span from its readings, three numbers each: begin, end, processor; 0, 0, 0 where the
/// work-item that would take it is the group's last one, which has a reading of its own.
[[nodiscard]] std::vector<GroupSpan> spans_of(const std::vector<std::uint64_t>& readings,
                                              std::uint64_t readings_per_group);

/// Runs the launch twice on fresh inputs and takes the second run's times. `on_start`: called when the first run starts,
/// until which drivers build. Throws cl::Error. None if there would be more than most_clock_readings.
[[nodiscard]] std::optional<GroupTimes> measure_groups(const Device& device, const Launch& launch,
                                                       const ClockedProgram& program,
                                                       const Instrumented& instrumented,
                                                       LaunchBuffers& buffers,
                                                       const std::function<void()>& on_start);

} // namespace lockstep
