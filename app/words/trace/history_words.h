#pragma once

#include "app/words/phrase.h"
#include "core/narration/history.h"

namespace lockstep {

/// Returns what a lane does in a step: "reads s[4]", "arrives at the barrier".
[[nodiscard]] Phrase history_event(const Trace& trace, const HistoryStep& step);

/// Returns the value or the decision of a step: "3.5", "true", "continues, k = 4"; empty if it has none.
[[nodiscard]] Phrase history_value(const Trace& trace, const HistoryStep& step);

/// Returns a sentence about the number of steps, which also says if the history does not contain all of them.
[[nodiscard]] Phrase history_sentence(const History& history);

} // namespace lockstep
