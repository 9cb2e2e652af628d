#pragma once

// Must be the first include: moc 6.4 fails if <compare> (in ids.h) is the first standard header.
#include <cstddef>

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

// The parts that a session can compute in addition to its analyses. Each key identifies a part; `Made` is the
// type of the part.

/// The warp steps of a logged group. Empty if the log is in a file that no longer exists.
struct StepsOf {
    using Made = GroupSteps;
    std::size_t launch = 0;
    Group group;
    friend bool operator==(const StepsOf&, const StepsOf&) = default;
};

/// The write that produced the value of each read in a group.
struct FlowOf {
    using Made = DataFlow;
    std::size_t launch = 0;
    Group group;
    friend bool operator==(const FlowOf&, const FlowOf&) = default;
};

/// The number of accesses to each address, in at most 512 ranges per object, over all logged groups. Empty if
/// a part of the log is missing, because the remaining counts could be mistaken for the total.
struct HeatOf {
    using Made = std::vector<ObjectHeat>;
    std::size_t launch = 0;
    friend bool operator==(const HeatOf&, const HeatOf&) = default;
};

/// The input elements that each group reads. Null if the launch reads no input, or an input with more than
/// most_footprint_elements.
struct FootprintOf {
    using Made = LaunchFootprint;
    std::size_t launch = 0;
    friend bool operator==(const FootprintOf&, const FootprintOf&) = default;
};

/// The cost of bank conflicts, uncoalesced accesses, divergence and barriers, and the reasons for cache
/// misses. Requires several additional simulations of the launch, which use all cores. Null if the kernel
/// does not fit on a multiprocessor.
struct CostsOf {
    using Made = LaunchCosts;
    std::size_t launch = 0;
    friend bool operator==(const CostsOf&, const CostsOf&) = default;
};

/// The simulated timeline of one multiprocessor. Null if the kernel does not fit on a multiprocessor.
struct TimelineOf {
    using Made = Timeline;
    std::size_t launch = 0;
    std::uint32_t multiprocessor = 0;
    friend bool operator==(const TimelineOf&, const TimelineOf&) = default;
};

/// The suggested improvements of a launch. Requires its costs.
struct AdviceOf {
    using Made = std::vector<Advice>;
    std::size_t launch = 0;
    friend bool operator==(const AdviceOf&, const AdviceOf&) = default;
};

using PartKey = std::variant<StepsOf, FlowOf, HeatOf, FootprintOf, CostsOf, TimelineOf, AdviceOf>;

} // namespace lockstep
