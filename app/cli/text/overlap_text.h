#pragma once

#include "core/analysis/flow/overlap.h"
#include "core/trace/trace.h"

#include <string>

namespace lockstep {

/// Describes the loads and computations that several groups of a launch repeat; empty if there are none.
[[nodiscard]] std::string shared_work_text(const Overlap& overlap);

/// Says how many groups ran at the same time on the device; empty if the device has no suitable clock.
[[nodiscard]] std::string groups_at_once_text(const Trace& trace);

} // namespace lockstep
