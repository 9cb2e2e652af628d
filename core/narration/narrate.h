#pragma once

#include "core/narration/statement.h"
#include "core/session/group_view.h"

namespace lockstep {

// Describes the steps of a group one by one:
//
//     before        narrate_start()    "Group 0 has 256 work-items ..."
//     step 1 .. N   narrate()          what the warp does in the step
//     after         narrate_end()      "Group 0 has finished after N steps."

/// What the warp does in a step (a tick of the group), or why it does nothing, and the consequences. Counts
/// come from the trace with the session's hardware model. The tick and the warp must exist.
[[nodiscard]] Narration narrate(const GroupView& view, Tick tick, Warp warp);

[[nodiscard]] Narration narrate_start(const GroupView& view);
[[nodiscard]] Narration narrate_end(const GroupView& view);

} // namespace lockstep
