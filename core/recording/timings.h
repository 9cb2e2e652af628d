#pragma once

#include "core/facts/timing.h"
#include "core/trace/recording.h"

namespace lockstep {

/// Whether all plain kernels of the recording ran, so that they can be timed (or have been timed).
[[nodiscard]] bool can_be_timed(const Recording& recording);

/// Replaces the timings of the launches. Does nothing if the number of launches differs.
void take_timings(Recording& recording, const RunTimings& timings);

} // namespace lockstep
