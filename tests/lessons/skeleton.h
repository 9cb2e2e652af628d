#pragma once

#include "app/lessons/lesson.h"

#include <string>
#include <vector>

namespace lockstep {

/// Returns everything of a lesson except its words, one line for each part: places, kinds of questions, right
/// answers, expressions, conditions. It must be the same in all languages. The figures of a text are sorted,
/// because another language may need another order of words.
[[nodiscard]] std::vector<std::string> skeleton_of(const Lesson& lesson);

} // namespace lockstep
