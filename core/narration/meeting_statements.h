#pragma once

#include "core/narration/statement.h"
#include "core/narration/step_in_view.h"

namespace lockstep {

/// Describes steps at which the warps of a group wait for each other: barriers, and the start and the end of
/// asynchronous copies.
[[nodiscard]] Narration narrate_meeting(const StepInView& at);

/// Describes steps at which the lanes of a sub-group wait for each other: its barrier, and functions that
/// exchange values.
[[nodiscard]] Narration narrate_sub_group(const StepInView& at);

} // namespace lockstep
