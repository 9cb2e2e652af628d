#pragma once

// Must be the first include: moc 6.4 fails if <compare> (in ids.h) is the first standard header.
#include <cstddef>

#include "core/advice/advice.h"
#include "core/analysis/flow/dataflow.h"
#include "core/analysis/flow/launch_footprint.h"
#include "core/analysis/memory/heat.h"
#include "core/base/ids.h"
#include "core/schedule/launch_model.h"
#include "core/schedule/savings.h"
#include "core/schedule/timeline.h"
#include "core/warp/warp_step.h"

#include <cstdint>
#include <variant>
#include <vector>

namespace lockstep {

// The parts that a session can compute in addition to its analyses. Each key identifies a part; `Made` is the
// type of the part.

/// Identifies the warp steps of a logged group. The part is empty if the log is in a file that no longer
/// exists.
struct StepsOf {
    using Made = GroupSteps;
    std::size_t launch = 0;
    Group group;
    friend bool operator==(const StepsOf&, const StepsOf&) = default;
};

/// Identifies the data flow of a group: for each read, the write that produced its value.
struct FlowOf {
    using Made = DataFlow;
    std::size_t launch = 0;
    Group group;
    friend bool operator==(const FlowOf&, const FlowOf&) = default;
};

/// Identifies the number of accesses to each address, in at most 512 ranges per object, over all logged
/// groups. The part is empty if some of the log is missing, because incomplete counts could be mistaken for
/// the total.
struct HeatOf {
    using Made = std::vector<ObjectHeat>;
    std::size_t launch = 0;
    friend bool operator==(const HeatOf&, const HeatOf&) = default;
};

/// Identifies the footprints: the input elements that each group reads. The part is null if the launch reads
/// no input, or one with more than most_footprint_elements elements.
struct FootprintOf {
    using Made = LaunchFootprint;
    std::size_t launch = 0;
    friend bool operator==(const FootprintOf&, const FootprintOf&) = default;
};

/// Identifies the costs of bank conflicts, uncoalesced accesses, divergence and barriers, and the reasons for
/// cache misses. Computing them requires several additional simulations of the launch, which use all cores.
/// The part is null if the kernel does not fit on a multiprocessor.
struct CostsOf {
    using Made = LaunchCosts;
    std::size_t launch = 0;
    friend bool operator==(const CostsOf&, const CostsOf&) = default;
};

/// Identifies the account of the schedulers' cycles, and what the launch would gain without single costs.
/// Computing it requires the launch's costs, and up to four additional simulations. The part is null if the
/// kernel does not fit on a multiprocessor, or if the session has no costs.
struct AccountOf {
    using Made = LaunchAccount;
    std::size_t launch = 0;
    friend bool operator==(const AccountOf&, const AccountOf&) = default;
};

/// Identifies the simulated timeline of one multiprocessor. The part is null if the kernel does not fit on
/// it.
struct TimelineOf {
    using Made = Timeline;
    std::size_t launch = 0;
    std::uint32_t multiprocessor = 0;
    friend bool operator==(const TimelineOf&, const TimelineOf&) = default;
};

/// Identifies the suggested improvements of a launch. Computing them requires the launch's costs.
struct AdviceOf {
    using Made = std::vector<Advice>;
    std::size_t launch = 0;
    friend bool operator==(const AdviceOf&, const AdviceOf&) = default;
};

using PartKey = std::variant<StepsOf, FlowOf, HeatOf, FootprintOf, CostsOf, AccountOf, TimelineOf, AdviceOf>;

} // namespace lockstep
