#pragma once

#include "core/analysis/flow/overlap.h"
#include "core/trace/trace.h"

#include <string>

namespace lockstep {

/// What the groups of a launch do twice; empty where nothing is.
[[nodiscard]] std::string shared_work_text(const Overlap& overlap);

/// How many groups ran at once on the device; empty where it has no clock for it.
[[nodiscard]] std::string groups_at_once_text(const Trace& trace);

} // namespace lockstep
