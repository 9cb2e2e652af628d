#pragma once

#include "core/session/group_view.h"

#include <QString>

namespace lockstep::gui {

/// Describes a step of one warp: "warp 0 reads s[lid + k]".
[[nodiscard]] QString warp_sentence(const SiteInfo& site, Warp warp);
/// Describes a step of all warps: "warps read s[lid + k]".
[[nodiscard]] QString warps_sentence(const SiteInfo& site);
/// Names the round (loop iteration) of a tick: "round k = 4", or "round 3" for a loop without a variable.
/// Empty outside loops.
[[nodiscard]] QString round_label(const GroupView& view, Tick tick);
/// Describes a tick: "round k = 4: warps read s[lid + k]".
[[nodiscard]] QString tick_sentence(const GroupView& view, Tick tick);
/// Says what the numbers in the cells mean in this tick: "numbers are the values read".
[[nodiscard]] QString values_sentence(const SiteInfo& site);

} // namespace lockstep::gui
