#pragma once

#include "app/words/phrase.h"
#include "core/analysis/findings/finding.h"

namespace lockstep {

/// "Data race"
[[nodiscard]] Phrase finding_title(const Finding& finding);
/// What happened, in one sentence.
[[nodiscard]] Phrase finding_sentence(const Finding& finding);
/// A possible remedy, in one or two sentences.
[[nodiscard]] Phrase finding_remedy(const Finding& finding);
/// "Lines 12 and 14 of reduction.cl"
[[nodiscard]] Phrase finding_lines(const Finding& finding);
/// "Work-items: 0, 1, 2 and 29 more"; empty if none is known.
[[nodiscard]] Phrase finding_items(const Finding& finding);
/// "256 times"
[[nodiscard]] Phrase finding_times(const Finding& finding);

} // namespace lockstep
