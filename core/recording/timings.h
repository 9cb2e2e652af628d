#pragma once

#include "core/facts/timing.h"
#include "core/trace/recording.h"

namespace lockstep {

/// True where all of the recording's plain kernels ran: then they can be timed, or have been.
[[nodiscard]] bool can_be_timed(const Recording& recording);

/// Gives the recording's launches these timings in place of their own; does nothing where they are not as
/// many.
void take_timings(Recording& recording, const RunTimings& timings);

} // namespace lockstep
