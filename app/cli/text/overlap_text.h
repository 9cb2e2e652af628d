#pragma once

#include "core/analysis/flow/overlap.h"
#include "core/trace/trace.h"

#include <string>

namespace lockstep {

/// The work that the groups of a launch repeat; empty if there is none.
[[nodiscard]] std::string shared_work_text(const Overlap& overlap);

/// How many groups ran at the same time on the device; empty if it has no suitable clock.
[[nodiscard]] std::string groups_at_once_text(const Trace& trace);

} // namespace lockstep
