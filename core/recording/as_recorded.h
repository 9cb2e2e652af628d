#pragma once

#include "core/recording/run_spec.h"
#include "core/trace/recording.h"

namespace lockstep {

/// The run with the sizes of its recording, if they were guessed and then changed so that the log fits or the kernel stays
/// in its arguments. To be used for running it again without a check, as timing its plain kernel does.
[[nodiscard]] RunSpec as_recorded(RunSpec run, const Recording& recording);

} // namespace lockstep
