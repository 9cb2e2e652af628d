#pragma once

#include "app/lessons/lesson.h"
#include "core/base/result.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace lockstep {

// The format of lessons: UTF-8 text, read line by line.
//
//     ---
//     id: count-to-47                 letters a-z, digits and -; the same in all languages
//     title: 47 and 12
//     minutes: 12
//     goal: Count warp steps round by round.
//     misconception: Half the lanes, half the cost.      optional
//     needs: wrong-sums, who-am-i                        optional
//     ---
//     ## Every second lane                               begins a page
//     place: reduction/interleaved?size=256#step=6       required; the first run is the page's run
//     with: compacted = reduction/compacted?size=256     optional, several: another run for expressions
//     Text in Markdown: paragraphs, lists, numbered lists, **bold**, *emphasis*, `code`. A figure of the page's
//     run is {{line("OP(").warp_steps}}; {{... as percent}}, also: as factor, bytes, cycles.
//
//     ask: lanes-next warp=0 as=lanes                    a generated question; also step, lane, group, line
//     ask: choice Which words meet in one bank?          2 to 6 choices, exactly one right
//     - [ ] 4, 8 and 12 :: reason
//     - [x] 8, 16 and 24 :: reason
//     - [?EXPRESSION] text :: reason                     right if the expression is true
//     ask: number How many warp steps?                   one right answer, one or more known wrong ones
//     - [x] EXPRESSION :: reason
//     - [ ] EXPRESSION :: reason
//     ask: order Put the groups in order.                3 to 6 lines, the smallest value first
//     - 16x16 :: EXPRESSION                            also: EXPRESSION as percent, ...
//     task: EXPRESSION                                   the gate; before(...) is the run at the start
//     edit: source                                       or parameters, hardware; by default source
//     start: reduction/interleaved                       by default the page's place
//     say: What the learner must reach.                  may also be above the task
//     hint: text                                         up to 3
//     notes: for the teacher, until the end of the page
//
// Below a key and a "- " line, lines that begin with two spaces continue it. Lines that begin with none of
// these keys are text.

struct LessonReading {
    Lesson lesson;            ///< without the parts that have flaws
    std::vector<Error> flaws; ///< bad_lesson and bad_expression, in the order of the file
    [[nodiscard]] bool ok() const { return flaws.empty(); }
};

/// Reads a lesson. `file` is its path, relative to which it names files.
[[nodiscard]] LessonReading read_lesson(std::string_view text, const std::filesystem::path& file);

/// Reads the file of a lesson. Errors: cannot_read_file, not_a_file_to_read.
Result<LessonReading> read_lesson_file(const std::filesystem::path& file);

} // namespace lockstep
