#pragma once

#include "app/words/phrase.h"
#include "core/analysis/findings/finding.h"

namespace lockstep {

/// Returns the title of a finding: "Data race".
[[nodiscard]] Phrase finding_title(const Finding& finding);
/// Returns a sentence that says what happened in a finding.
[[nodiscard]] Phrase finding_sentence(const Finding& finding);
/// Returns one or two sentences that suggest how to fix the finding.
[[nodiscard]] Phrase finding_remedy(const Finding& finding);
/// Returns the source lines of a finding: "Lines 12 and 14 of reduction.cl".
[[nodiscard]] Phrase finding_lines(const Finding& finding);
/// Returns the work-items of a finding: "Work-items: 0, 1, 2 and 29 more"; empty if none is known.
[[nodiscard]] Phrase finding_items(const Finding& finding);
/// Returns how often the finding occurred: "256 times".
[[nodiscard]] Phrase finding_times(const Finding& finding);

} // namespace lockstep
