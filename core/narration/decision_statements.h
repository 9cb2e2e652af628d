#pragma once

#include "core/narration/statement.h"
#include "core/narration/step_in_view.h"

namespace lockstep {

/// A branch, a loop test or a switch: how the warp decides, and what a split costs it.
[[nodiscard]] Narration narrate_decision(const StepInView& at);

} // namespace lockstep
