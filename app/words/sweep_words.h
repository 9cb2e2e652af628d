#pragma once

#include "app/words/phrase.h"
#include "core/recording/sweep.h"

namespace lockstep {

/// "local=64, type=float": the swept parameters of a combination.
[[nodiscard]] std::string combination_text(const std::vector<SweepAxis>& axes, const ParameterValues& values);
/// The label of a parameter of an experiment, or of the user's own kernel: "Work-group size", "Macro TILE".
[[nodiscard]] Phrase swept_name(RunKind of, const std::string& name);
/// "Work-group size 64": a parameter with its label.
[[nodiscard]] Phrase parameter_value(RunKind of, const std::string& name, const std::string& value);

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
/// Like result_words() of its figures, which the point must have. For the user's own kernel, whose results
/// have no reference, "same" or "different": compared with the first combination.
[[nodiscard]] Phrase result_words(const SweepPoint& point);
/// "local=64: 17 of 1024 values differ from those of local=32. The first is out[3]: 5 instead of 7.": for
/// each point with other results.
[[nodiscard]] std::vector<Phrase> difference_sentences(const Sweep& sweep);

} // namespace lockstep
