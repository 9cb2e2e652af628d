#include "app/gui/player/player_command.h"

#include "app/common/output.h"
#include "app/common/progress_line.h"
#include "app/common/run_arguments.h"
#include "app/common/run_options.h"
#include "app/gui/exporting/shown_place.h"
#include "app/gui/player/lesson_player.h"
#include "app/gui/player/player.h"
#include "app/gui/scenes/pictures.h"
#include "app/gui/theme/core_words.h"
#include "app/gui/theme/language.h"
#include "app/lessons/lesson_list.h"
#include "app/lessons/lesson_words.h"
#include "app/words/errors/allowed_words.h"
#include "app/words/translatable.h"
#include "app/worker/client.h"
#include "core/base/coded_text.h"
#include "core/base/file_sink.h"
#include "core/base/whole_number.h"

#include <QCoreApplication>
#include <string_view>
#include <utility>

namespace lockstep::gui {
namespace {

struct PlayerCommandWords {
    Q_DECLARE_TR_FUNCTIONS(PlayerCommandWords)
};

Error not_allowed(const char* option, std::string value, std::string allowed) {
    return {ErrorCode::value_not_allowed, {option, std::move(value), std::move(allowed)}, {}, {}};
}

/// Checks the name of the output file. Errors: missing_value, value_not_allowed, cannot_write_file.
Status check_file(const std::string& file) {
    if (file.empty()) {
        return Error{ErrorCode::missing_value, {"-o"}, {}, {}};
    }
    return std::filesystem::path(file).extension() == ".html" ? can_write_file(file)
                                                              : not_allowed("-o", file, ".html");
}

/// Returns the names of the views. Errors: value_not_allowed.
Result<std::vector<std::string>> views_of(const Arguments& arguments) {
    std::vector<std::string> views;
    std::string known;
    for (const std::string& name : place_names().pictures) {
        known += (known.empty() ? "" : ", ") + name;
    }
    for (const std::string& name : split_at_commas(arguments.value("--views"))) {
        if (picture_named(QString::fromStdString(name)) == nullptr) {
            return not_allowed("--views", name, known);
        }
        views.push_back(name);
    }
    return views;
}

/// Returns the markers given as "21=text". Errors: value_not_allowed.
Result<std::vector<PlayerNote>> notes_of(const Arguments& arguments) {
    std::vector<PlayerNote> notes;
    for (const std::string& text : arguments.values("--mark")) {
        const auto parts = name_and_value("--mark", text);
        if (!parts) {
            return parts.error();
        }
        const auto step = whole_number(parts->first);
        if (!step || *step <= 0) {
            return not_allowed("--mark", text, "STEP=TEXT");
        }
        notes.push_back({static_cast<std::uint64_t>(*step), QString::fromStdString(parts->second)});
    }
    return notes;
}

/// Returns the unit of the frames. Without one, a race has frames at times that suit its length. Errors:
/// value_not_allowed.
Result<FrameStep> step_of(const Arguments& arguments, const ViewPlace& place) {
    if (arguments.has("--by")) {
        return frame_step(arguments.value("--by"));
    }
    return place.view == "race" ? FrameStep{.by = Granularity::cycle, .cycles = 0} : FrameStep();
}

/// Everything that can be checked before the run is made.
Result<PlayerRequest> request_of(const Arguments& arguments) {
    auto place = place_of(arguments, place_names());
    if (!place) {
        return place.error();
    }
    if (place->runs.size() > most_player_runs) {
        return not_allowed("WHAT", std::to_string(place->runs.size()),
                           allowed_numbers(1, most_player_runs, ""));
    }
    if (const Status file = check_file(arguments.value("-o")); !file) {
        return file.error();
    }
    const auto by = step_of(arguments, *place);
    const auto views = views_of(arguments);
    const auto notes = notes_of(arguments);
    if (!by || !views || !notes) {
        return !by ? by.error() : !views ? views.error() : notes.error();
    }
    return PlayerRequest{.session = nullptr,
                         .place = std::move(*place),
                         .views = *views,
                         .by = *by,
                         .from = arguments.number("--from"),
                         .to = arguments.number("--to"),
                         .title = QString::fromStdString(arguments.value("--title")),
                         .subtitle = QString::fromStdString(arguments.value("--caption")),
                         .notes = *notes};
}

std::vector<Option> own_options() {
    return {
        {"--views", Text{"VIEW,..."},
         Phrase(option_context,
                QT_TRANSLATE_NOOP("Options",
                                  "the views of the page, separated by commas; without it, all views "
                                  "that apply to the run, as many as fit into 5 MB"))},
        {"--by", Text{"UNIT", {"step", "access", "line", "round", "barrier", "pass", "cycles:N"}},
         Phrase(option_context,
                QT_TRANSLATE_NOOP("Options", "how far each frame advances: one step, access, line, round, "
                                             "barrier or pass, or cycles:N for N cycles of the model"))},
        {"--from", Number{.name = "N"},
         Phrase(option_context, QT_TRANSLATE_NOOP("Options", "the first step"))},
        {"--to", Number{.name = "N"}, Phrase(option_context, QT_TRANSLATE_NOOP("Options", "the last step"))},
        {"--title", Text{"TEXT"}, Phrase(option_context, QT_TRANSLATE_NOOP("Options", "title of the page"))},
        {"--caption", Text{"TEXT"},
         Phrase(option_context, QT_TRANSLATE_NOOP("Options", "sentence below the title"))},
        {"--mark", Text{"STEP=TEXT"},
         Phrase(option_context,
                QT_TRANSLATE_NOOP("Options", "a marker at a step, with its text; may be repeated"))},
        set_option(),
        hardware_option(),
        hw_option(),
        kernel_option(),
        define_option(),
        build_options_option(),
        files_outside_option(),
        device_option(),
        {"-o", Text{"FILE.html"}, Phrase(option_context, QT_TRANSLATE_NOOP("Options", "the file to write"))},
    };
}

constexpr std::string_view lesson_prefix = "lesson:";

/// Says which views are left out.
void print_left_out(const WrittenPlayer& written) {
    if (!written.left_out.isEmpty()) {
        const QString views = written.left_out.join(QStringLiteral(", "));
        print_error("lockstep: " +
                    PlayerCommandWords::tr("Left out, because the file would be larger than 5 MB: %1")
                        .arg(views)
                        .toStdString() +
                    "\n");
    }
}

/// Writes the lesson with this id or in this file.
Result<WrittenPlayer> write_lesson(const std::string& name, const Arguments& arguments,
                                   const ProgressSink& progress) {
    if (const Status file = check_file(arguments.value("-o")); !file) {
        return file.error();
    }
    auto lesson = lesson_named(name, catalogue_language());
    if (!lesson) {
        return lesson.error();
    }
    return write_lesson_player(in_words(std::move(*lesson), shown_vocabulary()), arguments.value("-o"),
                               progress);
}

Result<WrittenPlayer> write_runs(const Arguments& arguments, const ProgressSink& progress) {
    auto request = request_of(arguments);
    if (!request) {
        return request.error();
    }
    for (const PlaceRun& each : request->place.runs) {
        const auto run = recorded_run_of(each, arguments);
        if (!run) {
            return run.error();
        }
        const auto session = look(*run, {}, progress);
        if (!session) {
            return session.error();
        }
        if (request->session == nullptr) {
            request->session = *session;
        } else {
            request->others.push_back(*session);
        }
    }
    return write_player(*request, arguments.value("-o"), progress);
}

} // namespace

lockstep::Command player_command() {
    std::vector<Option> options = place_options(place_names());
    std::erase_if(options, [](const Option& option) {
        return option.name == "--array" || option.name == "--pad" || option.name == "--swizzle";
    });
    for (Option& option : own_options()) {
        options.push_back(std::move(option));
    }
    return {
        .name = "player",
        .words = {.names = "WHAT ...", .least = 1, .most = most_player_runs, .known = experiment_ids()},
        .summary = Phrase(command_context,
                          QT_TRANSLATE_NOOP("Commands", "write a run as a web page that plays its steps")),
        .help = Phrase(
            command_context,
            QT_TRANSLATE_NOOP(
                "Commands",
                "The page is one file (.html). A browser opens it offline and plays the steps of a "
                "work-group in\n"
                "both directions, with captions, source and markers. WHAT is an experiment, a kernel (x.cl, "
                "x.sim), a\n"
                "recording (x.lks), or a link copied from the window. Several runs play side by side or, "
                "with --view\n"
                "race, on the same modelled time axis. lesson:ID and lesson:FILE write a lesson with its "
                "questions.\n"
                "--step is the step that is shown first; for a race, this is the time --cycle.")),
        .options = std::move(options)};
}

Status write_player_of(const Arguments& arguments) {
    const Reader reader = window_reader();
    ProgressLine progress(reader);
    const std::string& what = arguments.words.front();
    const auto written = what.starts_with(lesson_prefix)
                             ? write_lesson(what.substr(lesson_prefix.size()), arguments, progress.sink())
                             : write_runs(arguments, progress.sink());
    progress.clear();
    if (!written) {
        return written.error();
    }
    print_left_out(*written);
    return {};
}

} // namespace lockstep::gui
