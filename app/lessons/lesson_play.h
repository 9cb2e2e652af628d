#pragma once

#include "app/lessons/lesson_runs.h"
#include "app/words/numbers.h"
#include "core/questions/lane_reason.h"
#include "core/questions/question.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace lockstep {

// A page as a learner sees it: texts in Markdown with their figures, questions with their right answers.

struct ShownText {
    std::string markdown;
};

/// An answer to choose, with the reason that is shown when it is chosen.
struct ShownChoice {
    std::string text;
    std::string reason;
};

struct ShownChoiceAsk {
    std::string question;
    std::vector<ShownChoice> choices;
    std::size_t right = 0;
};

/// A question whose words are in app/words/trace/question_words.h.
struct ShownQuestion {
    Question question;
    bool by_lanes = false;
    std::uint32_t lanes = 0; ///< number of lanes of the warp that is asked about
    /// Why each lane takes part or not, as far as it is known. Only if the learner clicks lanes.
    std::vector<std::optional<LaneReason>> reasons = {};
    /// Another question of the same kind, for a learner whose first answer was wrong; null if there is none.
    std::shared_ptr<const ShownQuestion> twin = nullptr;
};

struct ShownNumberAsk {
    std::string question;
    FigureNumber right = 0;
    std::string right_reason;
    std::vector<std::pair<FigureNumber, std::string>> wrong; ///< known wrong answers with their reasons
};

struct ShownOrderAsk {
    std::string question;
    std::vector<std::string> items;
    std::vector<std::string> values; ///< value of each item, as text
    std::vector<std::size_t> right;  ///< indexes of the items in the right order
};

struct ShownTask {
    std::string say;
    std::vector<std::string> hints;
};

/// One block of a page. An Error: the block cannot be shown, and the learner skips it.
using ShownBlock =
    std::variant<ShownText, ShownQuestion, ShownChoiceAsk, ShownNumberAsk, ShownOrderAsk, ShownTask, Error>;

struct ShownPage {
    std::vector<ShownBlock> blocks; ///< as many as the page has
    std::string notes = {};         ///< for the teacher only; empty if they cannot be shown
};

/// Makes the runs of a page, and evaluates it. Errors: those of the runs; cancelled.
Result<ShownPage> play_page(const Lesson& lesson, std::size_t page, LessonRuns& runs,
                            const NumberStyle& numbers, const ProgressSink& progress = {});

/// Returns whether a typed number is the right answer, and the reason; the reason is empty if it is unknown.
[[nodiscard]] std::pair<bool, std::string> judge_shown(const ShownNumberAsk& ask, FigureNumber typed);

} // namespace lockstep
