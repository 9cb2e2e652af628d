#pragma once

#include "core/base/result.h"
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

/// The kernel as its author wrote it, without probes, but recording when its groups run:
///
///     work-item 0       |begin ............ end|                     a group begins with the first begin
///     work-item 32        |begin ........ end|                       of any item, ends with the last end
///     last work-item      |begin .............. end|
struct ClockedProgram {
    cl::Program program;
    GroupClock clock{};
};

/// None if the device has no clock that a kernel can read (PoCL on x86-64 and NVIDIA have one), or if its
/// driver cannot build the text.
[[nodiscard]] std::optional<ClockedProgram> build_clocked(const Device& device, const Launch& launch,
                                                          const Instrumented& instrumented);

/// Number of readings in a launch.
[[nodiscard]] std::uint64_t clock_readings(const NdRange& range);
/// Launches that need more (large launches of small groups) are not measured.
inline constexpr std::uint64_t most_clock_readings = 1 << 22; // 24 bytes each

/// Each group's span from its readings. A reading is three numbers: begin, end, processor. It is 0, 0, 0 if
/// the work-item for it is the last one of the group, which has its own reading.
[[nodiscard]] std::vector<GroupSpan> spans_of(const std::vector<std::uint64_t>& readings,
                                              std::uint64_t readings_per_group);

/// Runs the launch twice on fresh inputs and takes the times of the second run. `on_start`: called when the
/// first run starts; drivers build until then. Throws cl::Error. None if there would be more than
/// most_clock_readings.
[[nodiscard]] std::optional<GroupTimes> measure_groups(const Device& device, const Launch& launch,
                                                       const ClockedProgram& program,
                                                       const Instrumented& instrumented,
                                                       LaunchBuffers& buffers,
                                                       const std::function<void()>& on_start);

} // namespace lockstep
