#pragma once

#include <cstddef> // first include: moc 6.4 fails if <compare> (in ids.h) is the first standard header

#include "core/advice/advice.h"
#include "core/analysis/flow/dataflow.h"
#include "core/analysis/flow/launch_footprint.h"
#include "core/analysis/memory/heat.h"
#include "core/base/ids.h"
#include "core/schedule/launch_model.h"
#include "core/schedule/timeline.h"
#include "core/warp/warp_step.h"

#include <cstdint>
#include <variant>
#include <vector>

namespace lockstep {

// What a session can compute in addition to its analyses: each key identifies one part, and `Made` is its
// type.

/// Warp steps of a logged group; no steps if its log is in a file that no longer exists.
struct StepsOf {
    using Made = GroupSteps;
    std::size_t launch = 0;
    Group group;
    friend bool operator==(const StepsOf&, const StepsOf&) = default;
};

/// For each read in a group, which write produced its value.
struct FlowOf {
    using Made = DataFlow;
    std::size_t launch = 0;
    Group group;
    friend bool operator==(const FlowOf&, const FlowOf&) = default;
};

/// How often each address was accessed, in at most 512 ranges per object, over all logged groups. Empty if a
/// part of the log is missing: the counts of the rest would be mistaken for all.
struct HeatOf {
    using Made = std::vector<ObjectHeat>;
    std::size_t launch = 0;
    friend bool operator==(const HeatOf&, const HeatOf&) = default;
};

/// Which input elements each group reads. None if the launch reads no input, or one of more than
/// most_footprint_elements.
struct FootprintOf {
    using Made = LaunchFootprint;
    std::size_t launch = 0;
    friend bool operator==(const FootprintOf&, const FootprintOf&) = default;
};

/// The cost of conflicts, uncoalesced access, divergence and barriers, and the reasons for cache misses:
/// takes some more simulations of the launch, on all cores. None if the kernel does not fit on a
/// multiprocessor.
struct CostsOf {
    using Made = LaunchCosts;
    std::size_t launch = 0;
    friend bool operator==(const CostsOf&, const CostsOf&) = default;
};

/// What happened on one multiprocessor. None if the kernel does not fit on one.
struct TimelineOf {
    using Made = Timeline;
    std::size_t launch = 0;
    std::uint32_t multiprocessor = 0;
    friend bool operator==(const TimelineOf&, const TimelineOf&) = default;
};

/// What could be improved in a launch. Needs the launch's costs.
struct AdviceOf {
    using Made = std::vector<Advice>;
    std::size_t launch = 0;
    friend bool operator==(const AdviceOf&, const AdviceOf&) = default;
};

using PartKey = std::variant<StepsOf, FlowOf, HeatOf, FootprintOf, CostsOf, TimelineOf, AdviceOf>;

} // namespace lockstep
