#pragma once

#include "core/recording/run_spec.h"
#include "core/trace/recording.h"

namespace lockstep {

/// The run with the sizes that its recording has, where they were guessed and then changed so that the log fits or the
/// kernel stays in its arguments. Whoever runs it again without looking (times its plain kernel) runs this.
[[nodiscard]] RunSpec as_recorded(RunSpec run, const Recording& recording);

} // namespace lockstep
