#pragma once

#include "app/lessons/lesson.h"
#include "app/words/language/vocabulary.h"

namespace lockstep {

/// Returns the lesson with its texts in the words of a vocabulary. Code, figures, places and gates stay unchanged.
[[nodiscard]] Lesson in_words(Lesson lesson, const Vocabulary& vocabulary);

} // namespace lockstep
