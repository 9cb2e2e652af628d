#pragma once

#include "core/session/group_view.h"

#include <QString>

namespace lockstep::gui {

/// "warp 0 reads s[lid + k]"
[[nodiscard]] QString warp_sentence(const SiteInfo& site, Warp warp);
/// "warps read s[lid + k]"
[[nodiscard]] QString warps_sentence(const SiteInfo& site);
/// "round k = 4", or "round 3" for a loop without a variable; empty outside loops.
[[nodiscard]] QString round_label(const GroupView& view, Tick tick);
/// "round k = 4: warps read s[lid + k]"
[[nodiscard]] QString tick_sentence(const GroupView& view, Tick tick);
/// The meaning of the numbers in the cells in this tick: "numbers are the values read".
[[nodiscard]] QString values_sentence(const SiteInfo& site);

} // namespace lockstep::gui
