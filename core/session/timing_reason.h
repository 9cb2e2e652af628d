#pragma once

#include "core/session/session.h"

#include <cstddef>

namespace lockstep {

/// Returns why a launch was not timed, using its log. A recording contains `findings` as the reason even if
/// only groups that were not logged have findings (with --groups, or in a saved recording of a log in parts);
/// this function detects that.
[[nodiscard]] Untimed timing_reason(const Session& session, std::size_t launch);

} // namespace lockstep
