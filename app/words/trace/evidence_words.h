#pragma once

#include "app/words/phrase.h"
#include "core/analysis/findings/evidence.h"

namespace lockstep {

/// Returns the title of the evidence for a race: "What happened".
[[nodiscard]] Phrase race_title();
/// Returns the title of the map of involved work-items: "Work-items involved".
[[nodiscard]] Phrase involvement_title(const Finding& finding);
/// Returns the name of the group in which a finding occurred and, for a race, also the location in memory:
/// "work-group 0", "work-group 0, tile at byte 132".
[[nodiscard]] Phrase evidence_group(const Evidence& evidence);
[[nodiscard]] Phrase evidence_place(const Finding& finding, const Evidence& evidence);
/// Returns one or two sentences that say which part of the finding the map of work-items shows; empty if it
/// shows everything.
[[nodiscard]] std::vector<Phrase> evidence_remarks(const Finding& finding, const Evidence& evidence);

/// Returns the name of a work-item, "Work-item 31".
[[nodiscard]] Phrase item_name(std::uint64_t item);
/// Returns the position of a work-item: "group 0, warp 1, lane 31".
[[nodiscard]] Phrase item_place(std::uint64_t item, std::uint64_t group_items, std::uint32_t warp_lanes);
/// Describes an access: "reads tile[lid + 2]".
[[nodiscard]] Phrase access_words(const RacingAccess& access, const SiteInfo& site);
/// Returns the position of an access: "line 13, step 4".
[[nodiscard]] Phrase access_place(const RacingAccess& access, const SiteInfo& site);
/// Returns what is missing between the two accesses of a race, such as "no barrier".
[[nodiscard]] Phrase missing_words(const Finding& finding, const Evidence& evidence);
/// Returns a sentence about the outcome of a race: how the result depends on the order of the two accesses.
[[nodiscard]] Phrase race_outcome(const RacingAccess& first, const RacingAccess& second);

/// Returns a phrase that describes what `count` work-items do in a finding, such as "reads and writes (12)".
[[nodiscard]] Phrase involvement_words(const Involvement& item, std::uint64_t count);

} // namespace lockstep
