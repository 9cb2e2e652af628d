#pragma once

#include "app/gui/workspace/lesson/learner.h"
#include "app/gui/workspace/lesson/lesson_job.h"

#include <QString>
#include <compare>
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace lockstep::gui {

/// Identifies a block of a lesson, in all languages.
struct BlockKey {
    std::string lesson;
    std::size_t page = 0;
    std::size_t block = 0;
    bool is_twin = false; ///< whether it is the twin of the block's question
    friend auto operator<=>(const BlockKey&, const BlockKey&) = default;
};

/// What a learner has done with a question or task.
struct BlockProgress {
    std::set<std::size_t> chosen;   ///< choices that the learner has clicked
    std::set<std::uint32_t> lanes;  ///< lanes that the learner has clicked
    std::vector<std::size_t> order; ///< items in the learner's order; empty: not sorted yet
    QString typed;                  ///< the number as typed
    QString reason;                 ///< reason of the last answer, in Markdown
    std::size_t hints = 0;          ///< number of hints that are shown
    int misses = 0;                 ///< number of wrong answers
    bool is_told = false;           ///< whether missing lanes are marked
    bool is_answered = false;
    bool was_shown = false;  ///< whether the learner let the answer be shown
    bool wants_twin = false; ///< whether the learner has asked for another question like this one
    std::optional<TaskResult> result = {};
};

/// The kernel that a learner edits for a task.
struct TaskSource {
    BlockKey task;
    std::string experiment; ///< id of the experiment whose kernel it replaces
};

/// A lesson bundle that was opened.
struct OpenedBundle {
    std::filesystem::path folder; ///< with its files; empty: none
    QString name;                 ///< name of the bundle's file
};

/// The lesson that is open, and what the learner has done in it.
struct LessonDesk {
    std::shared_ptr<const Lesson> lesson; ///< null: the list of lessons is shown
    OpenedBundle bundle;
    bool shows_list = false; ///< whether the list is shown although a lesson is open
    std::size_t page = 0;
    std::shared_ptr<LessonRuns> runs;
    std::shared_ptr<const ShownPage> shown; ///< null while the page is being made
    std::optional<Error> error;             ///< why the page could not be made
    std::map<BlockKey, BlockProgress> blocks;
    std::map<BlockKey, std::string> sources; ///< kernels of tasks, as edited
    std::optional<TaskSource> edited;        ///< the task whose kernel is in the source editor
    Learner learner;
    bool has_learner = false; ///< whether the progress was read from its file
};

/// Returns the kernel that the learner edits for a task, if it is that of this experiment.
[[nodiscard]] std::optional<std::string> task_source(const LessonDesk& desk, const std::string& experiment);

/// Returns the generated question of a block of the page that is open: the block's own, or its twin if the
/// learner has asked for it. Null if it is answered, or if the block is not such a question.
[[nodiscard]] const Question* open_question(const LessonDesk& desk, std::size_t block);
/// Returns the first open question about a step: pictures must not show this step. Null if there is none.
[[nodiscard]] const Question* covered_question(const LessonDesk& desk);

/// Returns what the learner has done on a page: nothing is mastered while a question is open.
[[nodiscard]] PageState reached_state(const LessonDesk& desk);

} // namespace lockstep::gui
