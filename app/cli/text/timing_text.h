#pragma once

#include "core/session/session.h"

#include <cstddef>
#include <string>

namespace lockstep {

/// Reports the measured time of a launch's plain kernel and its memory throughput, or why it was not timed.
[[nodiscard]] std::string timing_text(const Session& session, std::size_t launch);

} // namespace lockstep
