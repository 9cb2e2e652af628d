#pragma once

#include "app/words/phrase.h"
#include "core/session/group_view.h"
#include "core/session/lane_state.h"

namespace lockstep {

/// Returns a phrase that says what a warp does at a site: "warp 0 reads s[lid + k]".
[[nodiscard]] Phrase warp_sentence(const SiteInfo& site, Warp warp);
/// Returns a phrase that says what warps do at a site: "warps read s[lid + k]".
[[nodiscard]] Phrase warps_sentence(const SiteInfo& site);
/// Returns the label of the loop iteration that contains a tick: "round k = 4", or "round 3" for a loop
/// without a variable; empty outside loops.
[[nodiscard]] Phrase round_label(const GroupView& view, Tick tick);
/// Returns a description of a tick: "round k = 4: warps read s[lid + k]".
[[nodiscard]] Phrase tick_sentence(const GroupView& view, Tick tick);
/// Returns an explanation of the numbers in the cells of lanes at this site, such as "numbers are the values
/// read"; empty if the cells have no numbers.
[[nodiscard]] Phrase values_sentence(const SiteInfo& site);

/// Returns the line and the text of a site: "line 9: in[get_global_id(0)]".
[[nodiscard]] Phrase site_line(const SiteInfo& site);
/// Returns a phrase for the lanes of an access, with the first and the last accessed element: "32 lanes at
/// in[0] to in[31]".
[[nodiscard]] Phrase lanes_at(std::uint64_t lanes, const std::string& first, const std::string& last);

/// Returns the name of a lane's state, such as "active".
[[nodiscard]] Phrase lane_state_words(LaneState state);
/// Returns the sentence "8 of 8 warps issue an instruction.", with these numbers.
[[nodiscard]] Phrase issued_sentence(std::uint64_t issued, std::uint64_t warps);
/// Returns the sentence "In this warp, 16 of 32 lanes are active.", with these numbers.
[[nodiscard]] Phrase active_sentence(std::uint64_t active, std::uint64_t lanes);
/// Returns a sentence about a warp that has no step in this tick: "This warp issues no instruction in this
/// step: warps read s[lid]."
[[nodiscard]] Phrase not_issued_sentence(const GroupView& view, Tick tick);

} // namespace lockstep
