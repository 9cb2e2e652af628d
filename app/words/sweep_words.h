#pragma once

#include "app/words/phrase.h"
#include "core/recording/sweep.h"

namespace lockstep {

/// "local=64, type=float": the swept parameters of a combination.
[[nodiscard]] std::string combination_text(const std::vector<SweepAxis>& axes, const ParameterValues& values);
/// "Work-group size 64": a parameter with its label.
[[nodiscard]] Phrase parameter_value(const std::string& name, const std::string& value);

/// A timed point's time, or time per element, as a multiple of the recommended point's. The sweep must have a
/// recommendation.
[[nodiscard]] double ratio_to_best(const Sweep& sweep, const SweepPoint& point);

/// The recommendation and its reasons, or why there is none, sentence by sentence. The text of
/// Sweep::not_in_turn, if it is set, comes after them.
[[nodiscard]] std::vector<Phrase> recommendation_sentences(const Sweep& sweep);
/// True if the recommended combination is faster than at least one other.
[[nodiscard]] bool is_clearly_best(const Sweep& sweep);

/// "correct", "wrong", "findings", "not checked"
[[nodiscard]] Phrase result_words(const RunFigures& run);

} // namespace lockstep
