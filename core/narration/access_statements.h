#pragma once

#include "core/narration/statement.h"
#include "core/narration/step_in_view.h"

namespace lockstep {

/// A step that reads, writes or atomically updates a buffer, local memory or an image.
[[nodiscard]] Narration narrate_access(const StepInView& at);

/// What the requests of a step move to or from global or constant memory.
[[nodiscard]] Statement why_sectors(const StepInView& at);
/// How the banks of local memory serve a step.
[[nodiscard]] Statement why_banks(const StepInView& at);

} // namespace lockstep
