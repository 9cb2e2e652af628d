#pragma once

#include "core/base/column.h"
#include "core/facts/launch_facts.h"
#include "core/kernel/launch.h"
#include "core/site/program.h"

#include <optional>
#include <vector>

namespace lockstep {

/// What a device returned after running an instrumented kernel; core/trace makes a trace of it.
struct Capture : LaunchFacts {
    std::vector<ObjectInfo> objects;
    std::optional<GroupRange> part; ///< the groups whose log is in this capture; none: all
    Column64 offsets;               ///< of all work-items; those without a log have no events
    Column64 events;
    Column64 value_offsets;
    Column64 values;
    /// Something that the plain kernel must not do: an out-of-bounds access, a loop that exceeds its
    /// iteration budget, a barrier or sub-group function that only some of the required work-items reach.
    bool has_faults = false;
    std::uint64_t device_ns = 0; ///< device time of all passes, without transfers to the host
};

} // namespace lockstep
