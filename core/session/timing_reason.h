#pragma once

#include "core/session/session.h"

#include <cstddef>

namespace lockstep {

/// Why a launch was not timed, according to its log. A recording gives `findings` as the reason even if only
/// groups that were not logged have them (--groups; a saved recording of a log in parts).
[[nodiscard]] Untimed timing_reason(const Session& session, std::size_t launch);

} // namespace lockstep
