#pragma once

#include "core/base/column.h"
#include "core/facts/launch_facts.h"
#include "core/kernel/launch.h"
#include "core/site/program.h"

#include <optional>
#include <vector>

namespace lockstep {

/// The data that the device returned after running an instrumented kernel. core/trace converts it to a trace.
struct Capture : LaunchFacts {
    std::vector<ObjectInfo> objects;
    std::optional<GroupRange> part; ///< the groups whose log is in this capture; empty: all groups
    /// Log offsets of all work-items. Work-items that were not logged have no events.
    Column64 offsets;
    Column64 events;
    Column64 value_offsets;
    Column64 values;
    /// Whether the kernel did something that the plain kernel must not do: an out-of-bounds access, a loop
    /// that exceeds its iteration budget, or a barrier or sub-group function that only some of the required
    /// work-items reach.
    bool has_faults = false;
    std::uint64_t device_ns = 0; ///< device time of all passes, excluding transfers to the host
};

} // namespace lockstep
