#include "app/gui/handout/print_command.h"

#include "app/common/progress_line.h"
#include "app/common/run_options.h"
#include "app/gui/exporting/shown_place.h"
#include "app/gui/handout/handout_file.h"
#include "app/gui/handout/handout_maker.h"
#include "app/gui/handout/page_picture.h"
#include "app/gui/theme/core_words.h"
#include "app/gui/theme/language.h"
#include "app/gui/theme/quantity_text.h"
#include "app/lessons/lesson_list.h"
#include "app/lessons/lesson_runs.h"
#include "app/lessons/lesson_words.h"
#include "app/words/errors/allowed_words.h"
#include "app/words/translatable.h"
#include "core/base/coded_text.h"
#include "core/base/file_sink.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace lockstep::gui {
namespace {

constexpr const char* print_word = "print";
constexpr const char* vocabulary_option = "--vocabulary";

/// Checks everything that can be checked before the runs are made. Errors: value_not_allowed, missing_value,
/// cannot_write_file.
Status check_arguments(const Arguments& arguments) {
    if (arguments.words.front() != print_word) {
        return Error{ErrorCode::value_not_allowed,
                     {"lesson", arguments.words.front(), coded(allowed::print_of_lesson)},
                     {},
                     {}};
    }
    const std::string file = arguments.value("-o");
    if (file.empty()) {
        return Error{ErrorCode::missing_value, {"-o"}, {}, {}};
    }
    if (!is_handout_file(file)) {
        return not_a_handout_file(file);
    }
    return can_write_file(file);
}

/// Makes the handout. Errors: those of the runs; cancelled.
Result<Handout> handout_of(const Lesson& lesson, bool with_answers, const ProgressSink& progress) {
    LessonRuns runs(look_in_worker(), needs_costs(lesson));
    HandoutMaker maker(lesson, with_answers);
    for (std::size_t page = 0; page < lesson.pages.size(); ++page) {
        const auto shown = play_page(lesson, page, runs, number_style(), progress);
        if (!shown) {
            return shown.error();
        }
        const auto session = runs.session(run_of(lesson, lesson.pages[page].place), progress);
        if (!session) {
            return session.error();
        }
        maker.add_page(lesson.pages[page], *shown,
                       page_picture(handout_place(lesson, page, *shown), *session, covered_step(*shown)));
    }
    return maker.finished();
}

} // namespace

lockstep::Command print_command() {
    const std::vector<Option> of_places = place_options(place_names());
    const auto vocabulary = std::ranges::find(of_places, vocabulary_option, &Option::name);
    return {
        .name = "lesson",
        .words = {.names = "print FILE|ID", .least = 2, .most = 2, .known = {print_word}},
        .summary = Phrase(command_context,
                          QT_TRANSLATE_NOOP("Commands", "print a lesson as a handout for learners")),
        .help = Phrase(
            command_context,
            QT_TRANSLATE_NOOP(
                "Commands",
                "print runs the kernels of a lesson and writes its texts, pictures, questions and tasks\n"
                "on A4 pages (.pdf), or as one file for a browser that works offline (.html).\n"
                "The lesson is a file, or the id of one of the lessons that the window offers.")),
        .options = {
            {"--answers", Flag{},
             Phrase(option_context, QT_TRANSLATE_NOOP("Options", "add the right answers with their reasons, "
                                                                 "the hints and the teacher's notes"))},
            {"-o", Text{"FILE"},
             Phrase(option_context, QT_TRANSLATE_NOOP("Options", "the file to write: .pdf or .html"))},
            *vocabulary, // the same as of "render"
        }};
}

Status print_lesson(const Arguments& arguments) {
    if (Status allowed = check_arguments(arguments); !allowed) {
        return allowed;
    }
    auto named = lesson_named(arguments.words.back(), catalogue_language());
    if (!named) {
        return named.error();
    }
    const Lesson lesson = in_words(*std::move(named), shown_vocabulary());
    const Reader reader = window_reader();
    ProgressLine line(reader);
    const auto handout = handout_of(lesson, arguments.has("--answers"), line.sink());
    line.clear();
    return handout ? write_handout(*handout, arguments.value("-o")) : Status(handout.error());
}

} // namespace lockstep::gui
