#pragma once

#include "app/words/phrase.h"
#include "core/analysis/findings/evidence.h"

namespace lockstep {

/// "What happened"
[[nodiscard]] Phrase race_title();
/// "Work-items involved"
[[nodiscard]] Phrase involvement_title(const Finding& finding);
/// "work-group 0", "work-group 0, tile at byte 132"
[[nodiscard]] Phrase evidence_group(const Evidence& evidence);
[[nodiscard]] Phrase evidence_place(const Finding& finding, const Evidence& evidence);
/// How much of the finding the map of work-items covers, in one or two sentences; none if it is complete.
[[nodiscard]] std::vector<Phrase> evidence_remarks(const Finding& finding, const Evidence& evidence);

/// "Work-item 31"
[[nodiscard]] Phrase item_name(std::uint64_t item);
/// "group 0, warp 1, lane 31"
[[nodiscard]] Phrase item_place(std::uint64_t item, std::uint64_t group_items, std::uint32_t warp_lanes);
/// "reads tile[lid + 2]"
[[nodiscard]] Phrase access_words(const RacingAccess& access, const SiteInfo& site);
/// "line 13, step 4"
[[nodiscard]] Phrase access_place(const RacingAccess& access, const SiteInfo& site);
/// What is missing between the two accesses of a race: "no barrier".
[[nodiscard]] Phrase missing_words(const Finding& finding, const Evidence& evidence);
/// How the result depends on the order of the two accesses.
[[nodiscard]] Phrase race_outcome(const RacingAccess& first, const RacingAccess& second);

/// "reads and writes (12)": what this many work-items do.
[[nodiscard]] Phrase involvement_words(const Involvement& item, std::uint64_t count);

} // namespace lockstep
