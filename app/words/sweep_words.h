#pragma once

#include "app/words/phrase.h"
#include "core/recording/sweep.h"

namespace lockstep {

/// Returns the swept parameters of a combination: "local=64, type=float".
[[nodiscard]] std::string combination_text(const std::vector<SweepAxis>& axes, const ParameterValues& values);
/// The run to which a swept parameter belongs.
struct SweptRun {
    RunKind kind = RunKind::experiment;
    std::string experiment; ///< id of the experiment; not used for the user's own kernel
};
/// Returns the label of a parameter of an experiment, or of the user's own kernel: "Work-group size", "Macro
/// TILE".
[[nodiscard]] Phrase swept_name(const SweptRun& of, const std::string& name);
[[nodiscard]] Phrase swept_name(const SweepAxis& axis);
/// Returns a parameter with its label: "Work-group size 64".
[[nodiscard]] Phrase parameter_value(const SweptRun& of, const std::string& name, const std::string& value);

/// Returns the time (or time per element) of a timed point divided by that of the recommended point. The
/// sweep must have a recommendation.
[[nodiscard]] double ratio_to_best(const Sweep& sweep, const SweepPoint& point);

/// Returns the recommendation and its reasons, or why there is no recommendation, one phrase per sentence. If
/// Sweep::not_in_turn is set, the caller appends its message.
[[nodiscard]] std::vector<Phrase> recommendation_sentences(const Sweep& sweep);
/// Returns whether the recommended combination is clearly faster than at least one other combination.
[[nodiscard]] bool is_clearly_best(const Sweep& sweep);

/// Describes the result of a run: "correct", "wrong", "findings" or "not checked".
[[nodiscard]] Phrase result_words(const RunFigures& run);
/// Like result_words() of the point's figures, which must exist. For the user's own kernel, which has no
/// reference, returns "same" or "different", compared with the first combination.
[[nodiscard]] Phrase result_words(const SweepPoint& point);
/// Returns a sentence for each combination whose results differ: "local=64: 17 of 1024 values differ from
/// those of local=32. The first is out[3]: 5 instead of 7."
[[nodiscard]] std::vector<Phrase> difference_sentences(const Sweep& sweep);

} // namespace lockstep
