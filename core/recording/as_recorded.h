#pragma once

#include "core/recording/run_spec.h"
#include "core/trace/recording.h"

namespace lockstep {

/// Returns the run with the sizes of its recording, if the sizes were guessed and then changed so that the
/// log fits or the kernel stays within its arguments. Use it to run the kernel again without checks, for
/// example to time the plain kernel.
[[nodiscard]] RunSpec as_recorded(RunSpec run, const Recording& recording);

} // namespace lockstep
