#pragma once

#include "core/narration/statement.h"
#include "core/narration/step_in_view.h"

namespace lockstep {

/// Describes a step that reads, writes or atomically updates a buffer, local memory or an image.
[[nodiscard]] Narration narrate_access(const StepInView& at);

/// Explains why the requests of a step transfer this many sectors of global or constant memory.
[[nodiscard]] Statement why_sectors(const StepInView& at);
/// Explains how the banks of local memory serve a step.
[[nodiscard]] Statement why_banks(const StepInView& at);

} // namespace lockstep
