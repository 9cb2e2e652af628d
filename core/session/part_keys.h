#pragma once

#include <cstddef> // first: moc 6.4 cannot read <compare> (in ids.h) before any other standard header

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

// What a session can have made beyond its analyses: each key names one part, `Made` is what it is.

/// Warp steps of a group that was logged; no steps where its log lies in a file that is gone.
struct StepsOf {
    using Made = GroupSteps;
    std::size_t launch = 0;
    Group group;
    friend bool operator==(const StepsOf&, const StepsOf&) = default;
};

/// Who wrote what each read of a group reads.
struct FlowOf {
    using Made = DataFlow;
    std::size_t launch = 0;
    Group group;
    friend bool operator==(const FlowOf&, const FlowOf&) = default;
};

/// How often which addresses were asked for, in at most 512 ranges an object, over all groups that were
/// logged. Empty where a part of the log is gone: a part's counts would be taken for all.
struct HeatOf {
    using Made = std::vector<ObjectHeat>;
    std::size_t launch = 0;
    friend bool operator==(const HeatOf&, const HeatOf&) = default;
};

/// Which input each group reads. None where the launch reads none, or one of more than
/// most_footprint_elements.
struct FootprintOf {
    using Made = LaunchFootprint;
    std::size_t launch = 0;
    friend bool operator==(const FootprintOf&, const FootprintOf&) = default;
};

/// What conflicts, uncoalesced access, divergence and barriers cost, and why caches missed: takes some more
/// simulations of the launch, on all cores. None where the kernel fits on no multiprocessor.
struct CostsOf {
    using Made = LaunchCosts;
    std::size_t launch = 0;
    friend bool operator==(const CostsOf&, const CostsOf&) = default;
};

/// What happened on one multiprocessor. None where the kernel fits on none.
struct TimelineOf {
    using Made = Timeline;
    std::size_t launch = 0;
    std::uint32_t multiprocessor = 0;
    friend bool operator==(const TimelineOf&, const TimelineOf&) = default;
};

/// What the run suggests for a launch. Asks for the launch's costs.
struct AdviceOf {
    using Made = std::vector<Advice>;
    std::size_t launch = 0;
    friend bool operator==(const AdviceOf&, const AdviceOf&) = default;
};

using PartKey = std::variant<StepsOf, FlowOf, HeatOf, FootprintOf, CostsOf, TimelineOf, AdviceOf>;

} // namespace lockstep
