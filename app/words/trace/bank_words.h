#pragma once

#include "app/words/phrase.h"
#include "core/analysis/memory/step_banks.h"

namespace lockstep {

/// "1 pass · no conflict", "2-way conflict · 2 passes", "broadcast · 1 word · 1 pass"
[[nodiscard]] Phrase bank_verdict(const StepBanks& request);
/// The words that conflict in the worst bank; empty without a conflict.
[[nodiscard]] Phrase conflict_sentence(const StepBanks& request);
/// Why there are more passes than words in the worst bank; empty if there are not.
[[nodiscard]] Phrase wide_element_sentence(const StepBanks& request);

} // namespace lockstep
