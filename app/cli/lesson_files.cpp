#include "app/cli/lesson_files.h"

#include "app/cli/text/report.h"
#include "app/common/exit_code.h"
#include "app/common/output.h"
#include "app/common/table.h"
#include "app/lessons/lesson_bundle.h"
#include "app/lessons/progress_file.h"
#include "app/words/errors/error_words.h"
#include "app/words/translatable.h"
#include "app/words/visible_text.h"
#include "core/base/data_dir.h"
#include "core/base/file_sink.h"
#include "core/report/csv.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace lockstep {
namespace {

using nlohmann::ordered_json;

/// What one learner has done in one lesson.
struct ProgressRow {
    std::string file;
    std::string learner;
    std::string saved;
    std::string lesson;
    std::uint64_t pages = 0;
    std::uint64_t done = 0;     ///< pages, also mastered ones
    std::uint64_t mastered = 0; ///< pages
    std::uint64_t tries = 0;
    std::uint64_t seconds = 0;
};

void add_rows(const std::string& file, const LearnerProgress& progress, std::vector<ProgressRow>& rows) {
    if (progress.lessons.empty()) { // a learner who has not begun is in the table too
        rows.push_back({.file = file, .learner = progress.learner, .saved = progress.saved, .lesson = {}});
    }
    for (const LessonProgress& lesson : progress.lessons) {
        ProgressRow row{
            .file = file, .learner = progress.learner, .saved = progress.saved, .lesson = lesson.lesson};
        for (const PageProgress& page : lesson.pages) {
            ++row.pages;
            row.done += page.state >= PageState::done ? 1 : 0;
            row.mastered += page.state == PageState::mastered ? 1 : 0;
            row.tries += page.tries;
            row.seconds += page.seconds;
        }
        rows.push_back(std::move(row));
    }
}

ordered_json json_of(const ProgressRow& row) {
    return {{"learner", row.learner}, {"lesson", row.lesson},     {"pages", row.pages},
            {"done", row.done},       {"mastered", row.mastered}, {"tries", row.tries},
            {"seconds", row.seconds}, {"saved", row.saved},       {"file", row.file}};
}

std::string table_of(const std::vector<ProgressRow>& rows, const Reader& reader) {
    Table table{.alignment = "llrrrrr",
                .rows = {cells_of(reader, {report_phrase(QT_TRANSLATE_NOOP("Report", "learner")),
                                           report_phrase(QT_TRANSLATE_NOOP("Report", "lesson")),
                                           report_phrase(QT_TRANSLATE_NOOP("Report", "pages")),
                                           report_phrase(QT_TRANSLATE_NOOP("Report", "done")),
                                           report_phrase(QT_TRANSLATE_NOOP("Report", "mastered")),
                                           report_phrase(QT_TRANSLATE_NOOP("Report", "tries")),
                                           report_phrase(QT_TRANSLATE_NOOP("Report", "minutes"))})},
                .rules = {0}};
    for (const ProgressRow& row : rows) {
        table.rows.push_back(
            cells_of(reader, {Phrase(visible_line(row.learner)), Phrase(visible_line(row.lesson)),
                              Phrase(row.pages), Phrase(row.done), Phrase(row.mastered), Phrase(row.tries),
                              Phrase((row.seconds + 30) / 60)}));
    }
    return to_text(table);
}

} // namespace

Result<int> pack_lessons(const std::string& folder, const Arguments& arguments, const Reader& reader) {
    const std::string path = arguments.value("-o");
    if (path.empty()) {
        return Error{.code = ErrorCode::missing_value, .arguments = {"-o"}};
    }
    if (!is_bundle(path)) {
        return Error{.code = ErrorCode::value_not_allowed, .arguments = {"-o", path, bundle_extension}};
    }
    const auto files = files_to_bundle(folder);
    if (!files) {
        return files.error();
    }
    const auto bytes = pack_bundle(*files, folder);
    if (!bytes) {
        return bytes.error();
    }
    if (const Status written = write_text_file(path, *bytes); !written) {
        return written.error();
    }
    const Phrase line = Phrase::counted(report_context, QT_TRANSLATE_N_NOOP("Report", "%2: %1 files"),
                                        QT_TRANSLATE_NOOP("Report", "%2: 1 file"),
                                        {std::uint64_t{files->size()}, Phrase(visible_line(path))});
    const Status printed = print(text_for(reader, line) + "\n");
    return printed ? Result<int>(exit_done) : printed.error();
}

Result<int> print_progress(const std::vector<std::string>& files, const Arguments& arguments,
                           const Reader& reader) {
    std::vector<ProgressRow> rows;
    int code = exit_done;
    for (const std::string& file : files) {
        if (const auto progress = read_progress_file(file)) {
            add_rows(file, *progress, rows);
        } else { // the files of the others are still worth a table
            print_error("lockstep-cli: " + text_for(reader, progress.error()) + "\n");
            code = exit_code(progress.error().code);
        }
    }
    if (rows.empty() && !arguments.has("--json")) {
        return code;
    }
    std::ranges::stable_sort(rows, [](const ProgressRow& one, const ProgressRow& other) {
        return std::tie(one.learner, one.lesson) < std::tie(other.learner, other.lesson);
    });
    ordered_json all = ordered_json::array();
    std::vector<Fields> lines;
    for (const ProgressRow& row : rows) {
        all.push_back(json_of(row));
        flatten("", all.back(), lines.emplace_back());
    }
    const Status printed = arguments.has("--json")  ? print_json({{"progress", all}})
                           : arguments.has("--csv") ? print(csv_of(lines))
                                                    : print(table_of(rows, reader));
    return printed ? Result<int>(code) : printed.error();
}

} // namespace lockstep
