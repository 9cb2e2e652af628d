#pragma once

#include "app/words/phrase.h"
#include "core/analysis/findings/checks.h"

namespace lockstep {

/// Returns the result of a check as a sentence: "No race in local memory (2,304 accesses checked)".
[[nodiscard]] Phrase check_sentence(const Check& check);

} // namespace lockstep
