#pragma once

#include "app/lessons/lesson.h"

#include <string>
#include <string_view>

namespace lockstep {

// The progress of a learner is kept by key, because lessons of different authors may have the same id. The key of a
// lesson that is part of Lockstep is its id. That of any other lesson is "ID@ORIGIN", where the origin depends on what
// the pages consist of: their experiments, questions and tasks. So it stays the same if a text is corrected or
// translated, or if the file gets another name.

[[nodiscard]] std::string lesson_key(const Lesson& lesson);

struct LessonKeyParts {
    std::string_view id;
    std::string_view origin; ///< empty for lessons of Lockstep
};
/// Returns views of parts of the key.
[[nodiscard]] LessonKeyParts parts_of_key(std::string_view key);
/// Whether a text can be the origin of a lesson: 16 digits, 0-9 and a-f.
[[nodiscard]] bool is_lesson_origin(std::string_view text);

} // namespace lockstep
