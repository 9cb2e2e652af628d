#pragma once

#include "core/narration/statement.h"
#include "core/session/group_view.h"

namespace lockstep {

/// Why a warp has no step in this tick: it has finished, waits, or none of its lanes comes this way.
[[nodiscard]] Narration narrate_idle(const GroupView& view, Tick tick, Warp warp);

} // namespace lockstep
