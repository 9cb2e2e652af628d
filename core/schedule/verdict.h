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
    does_not_fit, ///< on no multiprocessor
    cost,         ///< one kind of cost is exposed more than the others
    busy,         ///< the schedulers issue nearly always: the work itself takes the time
    waiting,      ///< one reason for which warps wait outweighs all others together
    largest_cost, ///< none of these, but a cost is exposed
    nothing,      ///< stands out
};

/// What bounds a launch in the model, in one sentence.
struct Verdict {
    VerdictKind kind = VerdictKind::nothing;
    CostKind cost{};          ///< of `cost` and `largest_cost`
    WaitReason reason{};      ///< of `waiting`
    std::optional<Site> site; ///< with the most of it
    /// cost, largest_cost: cycles that the launch would save without it, of its cycles; busy: utilisation;
    /// waiting: of the warps' cycles in which none of them can issue.
    std::uint64_t per_mille = 0;
};

/// An exposed cost comes first, from a fifth of the cycles on; then schedulers that are busy four cycles in
/// five; then a reason with more than half of the waiting; then the largest exposed cost, from a hundredth
/// on. `costs` may be null: then none is named.
[[nodiscard]] Verdict verdict_of(const Program& program, const FiguresBySite& figures,
                                 const LaunchModel& model, const LaunchCosts* costs,
                                 const HardwareModel& hardware);

} // namespace lockstep
