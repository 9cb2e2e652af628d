#pragma once

#include "core/narration/statement.h"
#include "core/session/group_view.h"

namespace lockstep {

// Describes the steps of a group one by one:
//
//     before        narrate_start()    "Group 0 has 256 work-items ..."
//     step 1 .. N   narrate()          what the warp does in the step
//     after         narrate_end()      "Group 0 has finished after N steps."

/// Describes what a warp does in a tick of the group and its consequences, or why it does nothing. Counts
/// come from the trace with the hardware model of the session. The tick and the warp must exist.
[[nodiscard]] Narration narrate(const GroupView& view, Tick tick, Warp warp);

[[nodiscard]] Narration narrate_start(const GroupView& view);
[[nodiscard]] Narration narrate_end(const GroupView& view);

} // namespace lockstep
