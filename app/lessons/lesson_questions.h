#pragma once

#include "app/lessons/lesson.h"
#include "core/base/result.h"
#include "core/questions/ask.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace lockstep {

/// Returns the seed of a generated question. It is the same in all languages of a lesson.
[[nodiscard]] std::uint64_t ask_seed(const Lesson& lesson, std::size_t page, std::size_t block);

/// Makes a generated question of a page. runs[0] is the page's run; the others are those that "with" names, in
/// their order. If the question names no step, it is asked at the first step at which its kind can be asked:
/// lanes-next and next-read after the step of the page, the other kinds from this step on. Errors: bad_lesson
/// if the place does not exist or the kind cannot be asked there.
Result<Question> generated_question(const Lesson& lesson, const LessonPage& page, const GeneratedAsk& ask,
                                    AskedRuns runs, std::uint64_t seed);

/// Checks that the run has the launch, group, step, warp and lane of a place. Errors: bad_lesson.
Status check_position(const Lesson& lesson, const LessonPlace& place,
                      const std::shared_ptr<const Session>& session);

/// Whether the right answer of a question is a set of lanes, so that a learner can click them.
[[nodiscard]] bool is_about_lanes(QuestionKind kind);

} // namespace lockstep
