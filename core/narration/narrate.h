#pragma once

#include "core/narration/statement.h"
#include "core/session/group_view.h"

namespace lockstep {

// A group's steps, told one by one:
//
//     before        narrate_start()    "Group 0 has 256 work-items ..."
//     step 1 .. N   narrate()          the warp's part in the step
//     after         narrate_end()      "Group 0 has finished after N steps."

/// What the warp does in a step (a tick of the group), or why it does nothing, and what follows from that. Counts are of the
/// trace under the session's hardware model. The tick and the warp must exist.
[[nodiscard]] Narration narrate(const GroupView& view, Tick tick, Warp warp);

[[nodiscard]] Narration narrate_start(const GroupView& view);
[[nodiscard]] Narration narrate_end(const GroupView& view);

} // namespace lockstep
