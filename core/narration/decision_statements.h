#pragma once

#include "core/narration/statement.h"
#include "core/narration/step_in_view.h"

namespace lockstep {

/// Describes a branch, a loop test or a switch: the decision of the warp, and the cost of divergence.
[[nodiscard]] Narration narrate_decision(const StepInView& at);

} // namespace lockstep
