#pragma once

#include "app/words/phrase.h"
#include "core/questions/lane_reason.h"
#include "core/questions/question.h"

#include <cstddef>
#include <vector>

namespace lockstep {

inline constexpr const char* question_context = "Questions";

/// Returns the name of a kind for menus and lists: "Active lanes".
[[nodiscard]] Phrase question_kind_name(QuestionKind kind);
/// Returns the question as a sentence: "Group 0, step 20, line 112, k = 4: which lanes of warp 0 execute s[lid
/// + k]?"
[[nodiscard]] Phrase question_text(const Question& question);
/// Returns a choice, such as "0, 8, 16, 24". The texts of all choices of a question are different.
[[nodiscard]] Phrase choice_text(const Question& question, std::size_t choice);
/// Returns one or two sentences that explain why a choice is right or wrong.
[[nodiscard]] Phrase reason_text(const Question& question, std::size_t choice);

/// Returns the reason for one lane: "For lane 4, lid % (2 * k) is 4, so lid % (2 * k) == 0 is false."
[[nodiscard]] Phrase lane_reason_text(const LaneReason& reason);

/// Returns the complete list of a set of lanes: "0–7, 12, 14", or "0 to 62 in steps of 2".
[[nodiscard]] Phrase lanes_text(const std::vector<Lane>& lanes);

} // namespace lockstep
