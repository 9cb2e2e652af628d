#pragma once

#include "core/narration/statement.h"
#include "core/narration/step_in_view.h"

namespace lockstep {

/// Describes a branch, a loop test or a switch: how the warp decides, and the cost of a split.
[[nodiscard]] Narration narrate_decision(const StepInView& at);

} // namespace lockstep
