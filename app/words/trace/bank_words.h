#pragma once

#include "app/words/phrase.h"
#include "core/analysis/memory/step_banks.h"

namespace lockstep {

/// Summarises the bank conflicts of a request: "1 pass · no conflict", "2-way conflict · 2 passes",
/// "6 atomics on one word · 6 passes", "broadcast · 1 word · 1 pass".
[[nodiscard]] Phrase bank_verdict(const StepBanks& request);
/// Returns a sentence about the words that conflict in the worst bank, or about the atomics that meet there; empty if there is no conflict.
[[nodiscard]] Phrase conflict_sentence(const StepBanks& request);
/// Returns a sentence that explains why a request needs more passes than there are words in its worst bank;
/// empty if it does not.
[[nodiscard]] Phrase wide_element_sentence(const StepBanks& request);

} // namespace lockstep
