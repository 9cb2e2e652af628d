#pragma once

#include "core/analysis/sites/figures.h"
#include "core/base/ids.h"
#include "core/hardware/hardware_model.h"
#include "core/schedule/cost.h"
#include "core/schedule/launch_model.h"
#include "core/schedule/timeline.h"
#include "core/site/program.h"

#include <cstdint>
#include <optional>

namespace lockstep {

enum class VerdictKind : std::uint8_t {
    does_not_fit, ///< the kernel does not fit on a multiprocessor
    cost,         ///< one kind of cost dominates
    busy,         ///< the schedulers issue nearly all the time, so the amount of work is the limit
    waiting,      ///< warps wait for one reason longer than for all others together
    largest_cost, ///< none of the above, but some cost is exposed
    nothing,      ///< no limit is significant
};

/// The main limit of a launch in the hardware model.
struct Verdict {
    VerdictKind kind = VerdictKind::nothing;
    CostKind cost{};          ///< only for `cost` and `largest_cost`
    WaitReason reason{};      ///< only for `waiting`
    std::optional<Site> site; ///< the site that contributes most to this limit; empty if there is none
    /// A share in per mille. For cost and largest_cost: the share of the launch's cycles that would be saved
    /// without the cost. For busy: the utilisation of the schedulers. For waiting: the share of the wait
    /// reason in the cycles in which warps cannot issue.
    std::uint64_t per_mille = 0;
};

/// Determines the verdict: the first of these that applies. An exposed cost of at least a fifth of the
/// cycles; schedulers that are busy in at least four fifths of the cycles; a wait reason with more than half
/// of the waiting; the largest exposed cost if it is at least a hundredth of the cycles. If `costs` is null,
/// costs are not considered.
[[nodiscard]] Verdict verdict_of(const Program& program, const FiguresBySite& figures,
                                 const LaunchModel& model, const LaunchCosts* costs,
                                 const HardwareModel& hardware);

} // namespace lockstep
