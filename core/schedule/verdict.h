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
    busy,         ///< the schedulers issue nearly all the time, so the work itself takes the time
    waiting,      ///< one wait reason is larger than all others together
    largest_cost, ///< none of the above, but there is an exposed cost
    nothing,      ///< no cause is significant
};

/// The main limit of a launch in the hardware model, as one statement.
struct Verdict {
    VerdictKind kind = VerdictKind::nothing;
    CostKind cost{};          ///< only for `cost` and `largest_cost`
    WaitReason reason{};      ///< only for `waiting`
    std::optional<Site> site; ///< the site with the largest share
    /// For cost and largest_cost: cycles that the launch would save without the cost, relative to its cycles.
    /// For busy: utilisation. For waiting: cycles with this wait reason, relative to all cycles in which
    /// warps cannot issue.
    std::uint64_t per_mille = 0;
};

/// Determines the verdict. In order of precedence: an exposed cost of at least a fifth of the cycles;
/// schedulers that are busy in at least four fifths of the cycles; a wait reason with more than half of the
/// waiting; the largest exposed cost if it is at least a hundredth of the cycles. If `costs` is null, costs
/// are not considered.
[[nodiscard]] Verdict verdict_of(const Program& program, const FiguresBySite& figures,
                                 const LaunchModel& model, const LaunchCosts* costs,
                                 const HardwareModel& hardware);

} // namespace lockstep
