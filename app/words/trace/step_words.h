#pragma once

#include "app/words/phrase.h"
#include "core/session/group_view.h"
#include "core/session/lane_state.h"

namespace lockstep {

/// Says what a warp does at a site: "warp 0 reads s[lid + k]".
[[nodiscard]] Phrase warp_sentence(const SiteInfo& site, Warp warp);
/// Says what warps do at a site: "warps read s[lid + k]".
[[nodiscard]] Phrase warps_sentence(const SiteInfo& site);
/// Names the loop iteration of a tick: "round k = 4", or "round 3" for a loop without a variable; empty
/// outside loops.
[[nodiscard]] Phrase round_label(const GroupView& view, Tick tick);
/// Describes a tick: "round k = 4: warps read s[lid + k]".
[[nodiscard]] Phrase tick_sentence(const GroupView& view, Tick tick);
/// Explains the numbers that the cells show at this site: "numbers are the values read"; empty if there are
/// none.
[[nodiscard]] Phrase values_sentence(const SiteInfo& site);

/// Returns the line and the text of a site: "line 9: in[get_global_id(0)]".
[[nodiscard]] Phrase site_line(const SiteInfo& site);
/// Describes the lanes of an access with its first and last element: "32 lanes at in[0] to in[31]".
[[nodiscard]] Phrase lanes_at(std::uint64_t lanes, const std::string& first, const std::string& last);

/// Names the state of a lane: "active".
[[nodiscard]] Phrase lane_state_words(LaneState state);
/// Returns "8 of 8 warps are issued."
[[nodiscard]] Phrase issued_sentence(std::uint64_t issued, std::uint64_t warps);
/// Returns "In this warp, 16 of 32 lanes are active."
[[nodiscard]] Phrase active_sentence(std::uint64_t active, std::uint64_t lanes);
/// Returns "This warp is not issued in this step: warps read s[lid]."
[[nodiscard]] Phrase not_issued_sentence(const GroupView& view, Tick tick);

} // namespace lockstep
