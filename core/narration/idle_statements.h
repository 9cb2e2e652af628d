#pragma once

#include "core/narration/statement.h"
#include "core/session/group_view.h"

namespace lockstep {

/// Describes why a warp has no step in this tick: it has finished, it waits, or none of its lanes executes
/// this site.
[[nodiscard]] Narration narrate_idle(const GroupView& view, Tick tick, Warp warp);

} // namespace lockstep
