#pragma once

#include "app/words/phrase.h"
#include "core/questions/question.h"

#include <cstddef>

namespace lockstep {

inline constexpr const char* question_context = "Questions";

/// Returns the name of a kind for menus and lists: "Active lanes".
[[nodiscard]] Phrase question_kind_name(QuestionKind kind);
/// Returns the question as a sentence: "Which lanes of warp 0 execute s[lid + k] in step 18?"
[[nodiscard]] Phrase question_text(const Question& question);
/// Returns a choice, such as "0, 8, 16, 24". The texts of all choices of a question are different.
[[nodiscard]] Phrase choice_text(const Question& question, std::size_t choice);
/// Returns one or two sentences that explain why a choice is right or wrong.
[[nodiscard]] Phrase reason_text(const Question& question, std::size_t choice);

} // namespace lockstep
