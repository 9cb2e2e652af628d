#pragma once

#include "core/facts/timing.h"
#include "core/kernel/launch.h"
#include "core/run/driver/device.h"
#include "core/site/instrumented.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace lockstep {

class LaunchBuffers;

/// The plain kernel with clock readings, which record when its groups run:
///
///     work-item 0       |begin ............ end|                     a group begins with the first begin
///     work-item 32        |begin ........ end|                       of any item, ends with the last end
///     last work-item      |begin .............. end|
struct ClockedProgram {
    cl::Program program;
    GroupClock clock{};
};

/// Builds the plain kernel with clock readings. Returns nullopt if kernels cannot read a clock of this device
/// (PoCL on x86-64 and NVIDIA have one), or if the driver cannot build the text.
[[nodiscard]] std::optional<ClockedProgram> build_clocked(const Device& device, const Launch& launch,
                                                          const Instrumented& instrumented);

/// Returns the number of clock readings in a launch.
[[nodiscard]] std::uint64_t clock_readings(const NdRange& range);
/// Limit for the number of readings. Larger launches (with many small groups) are not measured.
inline constexpr std::uint64_t most_clock_readings = 1 << 22; // a reading takes 24 bytes

/// Computes the time span of each group from its readings. A reading consists of three numbers: begin, end,
/// processor. All three are 0 in the reading of a work-item that is the last one of its group, because that
/// work-item has a separate reading.
[[nodiscard]] std::vector<GroupSpan> spans_of(const std::vector<std::uint64_t>& readings,
                                              std::uint64_t readings_per_group);

/// Runs the launch twice on fresh inputs and returns the group times of the second run. Calls `on_start` when
/// the first run has started, because drivers may build the kernel until then. Returns nullopt if there would
/// be more than most_clock_readings readings. Throws cl::Error.
[[nodiscard]] std::optional<GroupTimes> measure_groups(const Device& device, const Launch& launch,
                                                       const ClockedProgram& program,
                                                       const Instrumented& instrumented,
                                                       LaunchBuffers& buffers,
                                                       const std::function<void()>& on_start);

} // namespace lockstep
