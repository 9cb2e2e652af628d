#include "app/cli/commands.h"
#include "app/cli/lesson_files.h"
#include "app/cli/text/report.h"
#include "app/common/exit_code.h"
#include "app/common/output.h"
#include "app/common/progress_line.h"
#include "app/common/table.h"
#include "app/lessons/lesson_check.h"
#include "app/lessons/lesson_list.h"
#include "app/words/errors/allowed_words.h"
#include "app/words/errors/error_words.h"
#include "app/words/errors/lesson_words.h"
#include "app/words/translatable.h"
#include "app/words/visible_text.h"
#include "core/base/coded_text.h"

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

constexpr const char* check_word = "check";
constexpr const char* list_word = "list";
constexpr const char* pack_word = "pack";
constexpr const char* progress_word = "progress";

std::string flaw_lines(const Reader& reader, const std::vector<Error>& flaws) {
    std::string text;
    for (const Error& flaw : flaws) {
        text += text_for(reader, flaw) + "\n";
    }
    return text;
}

Phrase flaw_count(std::uint64_t flaws) {
    return flaws == 0 ? report_phrase(QT_TRANSLATE_NOOP("Report", "no flaws"))
                      : Phrase::counted(report_context, QT_TRANSLATE_N_NOOP("Report", "%1 flaws"),
                                        QT_TRANSLATE_NOOP("Report", "1 flaw"), {flaws});
}

/// Returns the line that sums up a lesson: its pages, questions, tasks and flaws.
std::string summary_line(const Reader& reader, const Lesson& lesson, std::size_t flaws) {
    const LessonContents contents = contents_of(lesson);
    const auto counted = [](const char* sentence, const char* one, std::uint64_t count) {
        return Phrase::counted(report_context, sentence, one, {count});
    };
    return visible_line(lesson.file.string()) + ": " +
           listed(reader, {counted(QT_TRANSLATE_N_NOOP("Report", "%1 pages"),
                                   QT_TRANSLATE_NOOP("Report", "1 page"), contents.pages),
                           counted(QT_TRANSLATE_N_NOOP("Report", "%1 questions"),
                                   QT_TRANSLATE_NOOP("Report", "1 question"), contents.questions),
                           counted(QT_TRANSLATE_N_NOOP("Report", "%1 tasks"),
                                   QT_TRANSLATE_NOOP("Report", "1 task"), contents.tasks),
                           flaw_count(flaws)}) +
           "\n";
}

/// Reads and plays lessons, and prints their flaws.
class LessonChecker {
public:
    explicit LessonChecker(const Reader& reader) : reader_(reader) {}

    /// Checks one file. Errors: those of reading it; cancelled, cannot_write_file.
    Status check(const std::string& file) {
        auto reading = read_lesson_file(file);
        if (!reading) {
            return reading.error();
        }
        std::vector<Error> flaws = std::move(reading->flaws);
        add_same_id(reading->lesson, flaws);
        if (flaws.empty()) {
            ProgressLine line(reader_);
            LessonRuns runs(look_in_worker(), needs_costs(reading->lesson));
            flaws = check_lesson(reading->lesson, runs, line.sink());
            line.clear();
        }
        if (!flaws.empty() && flaws.front().code == ErrorCode::cancelled) {
            return flaws.front();
        }
        flaws_ += flaws.size();
        return print(flaw_lines(reader_, flaws) + summary_line(reader_, reading->lesson, flaws.size()));
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

    const Reader& reader_;
    std::map<std::pair<fs::path, std::string>, fs::path> files_; ///< by folder and id
    std::size_t flaws_ = 0;
};

Result<int> check_files(const std::vector<std::string>& files, const Reader& reader) {
    LessonChecker checker(reader);
    for (const std::string& file : files) {
        if (const Status checked = checker.check(file); !checked) {
            return checked.error();
        }
    }
    return checker.found_flaws() ? exit_findings : exit_done;
}

Result<int> list_lessons(const Reader& reader) {
    Table table{.alignment = "lrl",
                .rows = {cells_of(reader, {report_phrase(QT_TRANSLATE_NOOP("Report", "id")),
                                           report_phrase(QT_TRANSLATE_NOOP("Report", "minutes")),
                                           report_phrase(QT_TRANSLATE_NOOP("Report", "title"))})},
                .rules = {0}};
    for (const fs::path& file : all_lesson_files(reader.language)) {
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

Error not_allowed(const std::string& value, std::string_view allowed) {
    return {.code = ErrorCode::value_not_allowed, .arguments = {"lesson", value, coded(allowed)}};
}

} // namespace

Result<int> run_lesson(const Arguments& arguments, const Reader& reader) {
    const std::string& word = arguments.words.front();
    const std::vector<std::string> rest(arguments.words.begin() + 1, arguments.words.end());
    if (word == list_word) {
        return rest.empty() ? list_lessons(reader) : not_allowed(rest.front(), allowed::list_alone);
    }
    if (word == pack_word) {
        return rest.size() == 1 ? pack_lessons(rest.front(), arguments, reader)
                                : not_allowed(word, allowed::pack_of_folder);
    }
    if (word == progress_word) {
        return rest.empty() ? not_allowed(word, allowed::progress_of_files)
                            : print_progress(rest, arguments, reader);
    }
    if (word != check_word) {
        return not_allowed(word, allowed::check_or_list);
    }
    return rest.empty() ? not_allowed(word, allowed::check_of_files) : check_files(rest, reader);
}

} // namespace lockstep
