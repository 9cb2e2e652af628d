#include "app/gui/animation/animate_command.h"

#include "app/common/progress_line.h"
#include "app/common/run_arguments.h"
#include "app/common/run_options.h"
#include "app/gui/animation/animation.h"
#include "app/gui/exporting/export_options.h"
#include "app/gui/exporting/shown_place.h"
#include "app/gui/theme/core_words.h"
#include "app/gui/theme/quantity_text.h"
#include "app/words/errors/allowed_words.h"
#include "app/words/translatable.h"
#include "app/worker/client.h"
#include "core/base/coded_text.h"
#include "core/base/file_sink.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <algorithm>

namespace lockstep::gui {
namespace {

struct AnimateWords {
    Q_DECLARE_TR_FUNCTIONS(AnimateWords)
};

/// The parsed command: what to record, and how to show it.
struct AnimatePlan {
    RunSpec run;
    std::vector<RunSpec> others; ///< the other runs of a race
    ExportGiven given;           ///< what surrounds the picture, and its size
    AnimationRequest request;
};

constexpr const char* usual_step = "step";
constexpr const char* usual_speed = "2";

/// Returns the value of an option, or the usual one.
std::string value_or(const Arguments& arguments, const char* option, const char* usual) {
    return arguments.has(option) ? arguments.value(option) : usual;
}

std::vector<Option> animation_options() {
    return {
        {"--by", Text{"UNIT", {"step", "access", "line", "round", "barrier", "pass", "cycles:"}},
         Phrase(option_context,
                QT_TRANSLATE_NOOP("Options",
                                  "how far each frame advances: one step, access, line, round, barrier or "
                                  "pass, or cycles:N for N cycles of the model; default: step"))},
        {"--from", Number{.name = "A"},
         Phrase(option_context,
                QT_TRANSLATE_NOOP("Options",
                                  "the first step, counted from 1, or the first cycle, counted from 0; "
                                  "default: the first of the work-group"))},
        {"--to", Number{.name = "B"},
         Phrase(option_context,
                QT_TRANSLATE_NOOP("Options", "the last step or cycle; default: the last one"))},
        {"--speed", Text{"S"},
         Phrase(option_context,
                QT_TRANSLATE_NOOP("Options", "frames per second, from 0.1 to 60; default: 2"))},
        {"--hold", Text{"SECONDS"},
         Phrase(option_context,
                QT_TRANSLATE_NOOP("Options", "how much longer the last frame is shown; default: 0"))},
        {"--scale", Number{.name = "S", .least = 1, .most = 8},
         Phrase(option_context,
                QT_TRANSLATE_NOOP("Options", "pixels of the file per pixel of --size, from 1 to 8"))},
        {"-o", Text{"FILE"},
         Phrase(option_context,
                QT_TRANSLATE_NOOP("Options", "the file to write: .gif, .webp, .mp4 or .webm; "
                                             "a name that ends in / is a folder of PNG files"))},
    };
}

std::vector<Option> options() {
    std::vector<Option> options = place_options(place_names());
    std::erase_if(options, [](const Option& option) {
        static const std::vector<std::string> of_stills{"--over",  "--picture", "--link",
                                                        "--array", "--pad",     "--swizzle"};
        return std::ranges::find(of_stills, option.name) != of_stills.end();
    });
    for (Option& option : export_options()) {
        if (option.name != "--clear-background") { // videos have no transparency
            options.push_back(std::move(option));
        }
    }
    for (Option& option : animation_options()) {
        options.push_back(std::move(option));
    }
    for (Option (*const option)() : {set_option, hardware_option, hw_option, kernel_option, define_option,
                                     build_options_option, files_outside_option, device_option}) {
        options.push_back(option());
    }
    return options;
}

/// Adds what the options of the animation say. Errors: missing_value, value_not_allowed, cannot_write_file.
Status read_options(AnimationRequest& request, const Arguments& arguments, const ExportGiven& given) {
    const std::string file = arguments.value("-o");
    if (file.empty()) {
        return Error{ErrorCode::missing_value, {"-o"}, {}, {}};
    }
    const auto format = animation_format(file);
    if (!format) {
        return format.error();
    }
    if (Status can = *format == AnimationFormat::png ? Status() : can_write_file(file); !can) {
        return can;
    }
    const auto by = frame_step(value_or(arguments, "--by", usual_step));
    const auto rate = frame_rate(value_or(arguments, "--speed", usual_speed), *format);
    const auto hold = milliseconds("--hold", value_or(arguments, "--hold", "0"));
    if (!by || !rate || !hold) {
        return !by ? by.error() : !rate ? rate.error() : hold.error();
    }
    request.film.by = *by;
    request.film.from = arguments.number("--from");
    request.film.to = arguments.number("--to");
    request.film.scale =
        static_cast<double>(arguments.number("--scale").value_or(static_cast<std::uint64_t>(given.scale)));
    request.film.has_narration = given.has_narration && given.caption.isEmpty();
    request.rate = *rate;
    request.hold_ms = *hold;
    request.file = file;
    return {};
}

/// Returns the runs of a place after the first one.
Result<std::vector<RunSpec>> other_runs(const ViewPlace& place, const Arguments& arguments) {
    std::vector<RunSpec> runs;
    for (std::size_t i = 1; i < place.runs.size(); ++i) {
        auto run = recorded_run_of(place.runs[i], arguments);
        if (!run) {
            return run.error();
        }
        runs.push_back(std::move(*run));
    }
    return runs;
}

Result<AnimatePlan> plan_of_animation(const Arguments& arguments) {
    auto place = place_of(arguments, place_names());
    if (!place) {
        return place.error();
    }
    if (place->runs.size() != 1 && place->view != "race") {
        return Error{ErrorCode::value_not_allowed,
                     {"WHAT", coded(allowed::several_runs, {std::to_string(place->runs.size())}),
                      coded(allowed::one_run)},
                     {},
                     {}};
    }
    auto run = recorded_run_of(place->runs.front(), arguments);
    if (!run) {
        return run.error();
    }
    auto given = export_given(arguments, place->picture_size);
    if (!given) {
        return given.error();
    }
    auto others = other_runs(*place, arguments);
    if (!others) {
        return others.error();
    }
    AnimatePlan plan{.run = std::move(*run),
                     .others = std::move(*others),
                     .given = std::move(*given),
                     .request = {.film = {.place = std::move(*place)}, .file = {}}};
    const Status read = read_options(plan.request, arguments, plan.given);
    return read ? Result<AnimatePlan>(std::move(plan)) : read.error();
}

/// Returns a line about the progress: "Frame 12 of 56, about 10 seconds left".
QString progress_text(const FramesDone& done, double seconds) {
    if (done.total == 0) {
        return AnimateWords::tr("Laying out the frames");
    }
    QString of = AnimateWords::tr("Frame %1 of %2").arg(count_text(done.done), count_text(done.total));
    constexpr std::uint64_t least_for_guess = 5; // frames
    if (done.done < least_for_guess) {
        return of;
    }
    const double left =
        seconds / static_cast<double>(done.done) * static_cast<double>(done.total - done.done);
    return AnimateWords::tr("%1, %2", "frame 12 of 56, about 10 seconds left").arg(of, time_left_text(left));
}

} // namespace

lockstep::Command animate_command() {
    return {
        .name = "animate",
        .words = {.names = "WHAT ...", .least = 1, .most = most_place_runs, .known = experiment_ids()},
        .summary = Phrase(
            command_context,
            QT_TRANSLATE_NOOP("Commands", "write an animation of an experiment or a recording to a file")),
        .help =
            Phrase(command_context,
                   QT_TRANSLATE_NOOP(
                       "Commands",
                       "WHAT is an experiment (reduction/interleaved), a kernel (x.cl, x.sim), a recording\n"
                       "(x.lks), or a link copied from the window (reduction/interleaved?size=256#step=18).\n"
                       "--view race takes two to four of these, with --by cycles:N.\n"
                       "Options override the settings in a link. MP4 and WebM need FFmpeg's libraries.")),
        .options = options()};
}

Status animate(const Arguments& arguments) {
    auto plan = plan_of_animation(arguments);
    if (!plan) {
        return plan.error();
    }
    const Reader reader = window_reader();
    ProgressLine line(reader);
    const auto session = look(plan->run, {}, line.sink());
    if (!session) {
        return session.error();
    }
    for (const RunSpec& other : plan->others) {
        const auto raced = look(other, {}, line.sink());
        if (!raced) {
            return raced.error();
        }
        plan->request.film.others.push_back(*raced);
    }
    plan->request.made = provenance(**session, plan->request.film.place);
    plan->request.film.frame = frame_of(plan->given, {}, plan->request.made);
    QElapsedTimer timer;
    bool has_begun = false;
    return write_animation(*session, plan->request, [&](const FramesDone& done) {
        if (!has_begun && done.total != 0) {
            has_begun = true;
            timer.start();
        }
        return line.show_text([&] {
            const double seconds = has_begun ? static_cast<double>(timer.elapsed()) / 1000 : 0;
            return progress_text(done, seconds).toStdString();
        });
    });
}

} // namespace lockstep::gui
