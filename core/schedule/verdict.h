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
    does_not_fit, ///< on a multiprocessor
    cost,         ///< one kind of cost is exposed more than the others
    busy,         ///< the schedulers issue nearly always: the work itself takes the time
    waiting,      ///< one wait reason outweighs all others together
    largest_cost, ///< none of these, but a cost is exposed
    nothing,      ///< nothing stands out
};

/// What bounds a launch in the model, in one sentence.
struct Verdict {
    VerdictKind kind = VerdictKind::nothing;
    CostKind cost{};          ///< for `cost` and `largest_cost`
    WaitReason reason{};      ///< for `waiting`
    std::optional<Site> site; ///< with the largest share
    /// For cost and largest_cost: cycles that the launch would save without it, relative to its cycles. For
    /// busy: utilisation. For waiting: relative to the warps' cycles in which they cannot issue.
    std::uint64_t per_mille = 0;
};

/// In order of precedence: an exposed cost of at least a fifth of the cycles; schedulers that are busy for
/// four fifths of the cycles; a reason with more than half of the waiting; the largest exposed cost of at
/// least a hundredth. If `costs` is null, no cost is reported.
[[nodiscard]] Verdict verdict_of(const Program& program, const FiguresBySite& figures,
                                 const LaunchModel& model, const LaunchCosts* costs,
                                 const HardwareModel& hardware);

} // namespace lockstep
