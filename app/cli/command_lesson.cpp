#include "app/cli/commands.h"
#include "app/common/exit_code.h"
#include "app/common/output.h"
#include "app/common/progress_line.h"
#include "app/common/table.h"
#include "app/lessons/lesson_check.h"
#include "app/lessons/lesson_list.h"
#include "app/words/errors/error_words.h"
#include "app/words/errors/lesson_words.h"
#include "app/words/numbers.h"
#include "app/words/visible_text.h"

#include <filesystem>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

constexpr const char* check_word = "check";
constexpr const char* list_word = "list";

std::string amount(std::uint64_t number, const char* one, const char* several) {
    return grouped(number) + " " + (number == 1 ? one : several);
}

std::string flaw_lines(const std::vector<Error>& flaws) {
    std::string text;
    for (const Error& flaw : flaws) {
        text += english(flaw) + "\n";
    }
    return text;
}

/// Returns the line that sums up a lesson: its pages, questions, tasks and flaws.
std::string summary_line(const Lesson& lesson, std::size_t flaws) {
    const LessonContents contents = contents_of(lesson);
    return visible_line(lesson.file.string()) + ": " + amount(contents.pages, "page", "pages") + ", " +
           amount(contents.questions, "question", "questions") + ", " +
           amount(contents.tasks, "task", "tasks") + ", " +
           (flaws == 0 ? "no flaws" : amount(flaws, "flaw", "flaws")) + "\n";
}

/// Reads and plays lessons, and prints their flaws.
class LessonChecker {
public:
    /// Checks one file. Errors: those of reading it; cancelled, cannot_write_file.
    Status check(const std::string& file) {
        auto reading = read_lesson_file(file);
        if (!reading) {
            return reading.error();
        }
        std::vector<Error> flaws = std::move(reading->flaws);
        add_same_id(reading->lesson, flaws);
        if (flaws.empty()) {
            ProgressLine line;
            LessonRuns runs(look_in_worker(), needs_costs(reading->lesson));
            flaws = check_lesson(reading->lesson, runs, line.sink());
            line.clear();
        }
        if (!flaws.empty() && flaws.front().code == ErrorCode::cancelled) {
            return flaws.front();
        }
        flaws_ += flaws.size();
        return print(flaw_lines(flaws) + summary_line(reading->lesson, flaws.size()));
    }

    [[nodiscard]] bool found_flaws() const { return flaws_ != 0; }

private:
    /// Adds a flaw if a lesson of the same language that has been checked before has the same id.
    void add_same_id(const Lesson& lesson, std::vector<Error>& flaws) {
        const auto key = std::pair(lesson.file.parent_path(), lesson.id);
        const auto [known, is_new] = files_.emplace(key, lesson.file);
        if (!is_new && !lesson.id.empty()) {
            flaws.push_back(
                {.code = ErrorCode::bad_lesson,
                 .arguments = {std::string(lesson_flaw::same_id), lesson.id, known->second.string()},
                 .place = {lesson.file.string(), 1, 1}});
        }
    }

    std::map<std::pair<fs::path, std::string>, fs::path> files_; ///< by folder and id
    std::size_t flaws_ = 0;
};

Result<int> check_files(const std::vector<std::string>& files) {
    LessonChecker checker;
    for (const std::string& file : files) {
        if (const Status checked = checker.check(file); !checked) {
            return checked.error();
        }
    }
    return checker.found_flaws() ? exit_findings : exit_done;
}

Result<int> list_lessons() {
    Table table{.alignment = "lrl", .rows = {{"id", "minutes", "title"}}, .rules = {0}};
    for (const fs::path& file : all_lesson_files("en")) {
        const auto reading = read_lesson_file(file);
        if (!reading) {
            return reading.error();
        }
        const Lesson& lesson = reading->lesson;
        table.rows.push_back(
            {visible_line(lesson.id), std::to_string(lesson.minutes), visible_line(lesson.title)});
    }
    const Status printed = print(to_text(table));
    return printed ? Result<int>(exit_done) : printed.error();
}

Error not_allowed(const std::string& value, const char* allowed) {
    return {.code = ErrorCode::value_not_allowed, .arguments = {"lesson", value, allowed}};
}

} // namespace

Result<int> run_lesson(const Arguments& arguments) {
    const std::string& word = arguments.words.front();
    const std::vector<std::string> rest(arguments.words.begin() + 1, arguments.words.end());
    if (word == list_word) {
        return rest.empty() ? list_lessons() : not_allowed(rest.front(), "list, without a file");
    }
    if (word != check_word) {
        return not_allowed(word, "check FILE ..., list");
    }
    return rest.empty() ? not_allowed(word, "check FILE ..., with at least one file") : check_files(rest);
}

} // namespace lockstep
