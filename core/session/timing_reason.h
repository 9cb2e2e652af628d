#pragma once

#include "core/session/session.h"

#include <cstddef>

namespace lockstep {

/// Why a launch has no time, told by what its log shows: a recording says `findings` also where only groups
/// that were not logged (--groups; a saved recording of a log in parts) have them.
[[nodiscard]] Untimed timing_reason(const Session& session, std::size_t launch);

} // namespace lockstep
