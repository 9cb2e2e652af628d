#pragma once

#include "core/facts/timing.h"
#include "core/trace/recording.h"

namespace lockstep {

/// True if all of the recording's plain kernels ran: then they can be timed, or have been.
[[nodiscard]] bool can_be_timed(const Recording& recording);

/// Replaces the timings of the recording's launches; does nothing if their number differs.
void take_timings(Recording& recording, const RunTimings& timings);

} // namespace lockstep
