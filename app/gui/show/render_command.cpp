#include "app/gui/show/render_command.h"

#include "app/common/progress_line.h"
#include "app/common/run_arguments.h"
#include "app/common/run_options.h"
#include "app/gui/exporting/chart_picture.h"
#include "app/gui/exporting/export_options.h"
#include "app/gui/exporting/shown_place.h"
#include "app/gui/scenes/pictures.h"
#include "app/gui/show/place_picture.h"
#include "app/gui/theme/core_words.h"
#include "app/words/errors/allowed_words.h"
#include "app/words/translatable.h"
#include "app/worker/client.h"
#include "core/base/coded_text.h"
#include "core/base/file_sink.h"

#include <algorithm>
#include <filesystem>

namespace lockstep::gui {
namespace {

Result<std::shared_ptr<const Session>> session_of(const RunSpec& run) {
    const Reader reader = window_reader();
    ProgressLine progress(reader);
    return look(run, {}, progress.sink());
}

/// The parsed command: what to draw, and with which options.
struct Plan {
    ViewPlace place;
    std::vector<RunSpec> runs; ///< the runs of the place
    double scale = 1;
    std::filesystem::path file;
    ExportGiven given; ///< what surrounds the picture, and its size
};

LinkBy link_of(const std::string& link) {
    const auto* const name = std::ranges::find(link_names, link);
    return name == std::end(link_names) ? LinkBy::round : static_cast<LinkBy>(name - link_names);
}

bool is_chart(const std::string& view) {
    return std::ranges::find(chart_views(), view) != chart_views().end();
}

/// Returns the place for the cursor in the first run. The time of a race is that of all runs, and may be after the
/// first run.
ViewPlace in_first_run(ViewPlace place) {
    if (place.view == "race") {
        place.cycle.reset();
    }
    return place;
}

Status check_runs(const ViewPlace& place) {
    return is_chart(place.view) || place.runs.size() == 1
               ? Status()
               : Error{ErrorCode::value_not_allowed,
                       {"--view", place.view, coded(allowed::views_of_several)},
                       {},
                       {}};
}

/// Checks the name of the output file. Errors: missing_value, cannot_write_file.
Status check_file(const Arguments& arguments) {
    return arguments.value("-o").empty() ? Error{ErrorCode::missing_value, {"-o"}, {}, {}}
                                         : can_write_file(arguments.value("-o"));
}

Result<Plan> plan_of(const Arguments& arguments) {
    auto place = place_of(arguments, place_names());
    if (!place) {
        return place.error();
    }
    if (place->view.empty()) {
        place->view = "stage";
    }
    if (const Status file = check_file(arguments); !file) {
        return file.error();
    }
    if (const Status runs = check_runs(*place); !runs) {
        return runs.error();
    }
    auto given = export_given(arguments, place->picture_size);
    if (!given) {
        return given.error();
    }
    Plan plan{.place = std::move(*place),
              .runs = {},
              .scale = static_cast<double>(
                  arguments.number("--scale").value_or(static_cast<std::uint64_t>(given->scale))),
              .file = arguments.value("-o"),
              .given = std::move(*given)};
    for (const PlaceRun& each : plan.place.runs) {
        auto run = recorded_run_of(each, arguments);
        if (!run) {
            return run.error();
        }
        plan.runs.push_back(std::move(*run));
    }
    return plan;
}

std::vector<Option> options() {
    std::vector<Option> options = place_options(place_names());
    const std::vector<Option> of_export = export_options();
    options.insert(options.end(), of_export.begin(), of_export.end());
    const std::vector<Option> others{
        {"--scale", Number{.name = "S", .least = 1, .most = 8},
         Phrase(option_context,
                QT_TRANSLATE_NOOP(
                    "Options", "scale factor of PNG pictures: PNG pixels per pixel of --size, from 1 to 8"))},
        set_option(),
        hardware_option(),
        hw_option(),
        kernel_option(),
        define_option(),
        build_options_option(),
        files_outside_option(),
        device_option(),
        {"-o", Text{"FILE"},
         Phrase(
             option_context,
             QT_TRANSLATE_NOOP("Options", "the file to write: .png, .svg or .pdf; for charts, also .csv"))},
    };
    options.insert(options.end(), others.begin(), others.end());
    return options;
}

/// Renders the picture of a view in its frame.
Status render_picture(const Plan& plan, const std::shared_ptr<const Session>& session) {
    const auto shown = picture_at(plan.place, session);
    if (!shown) {
        return shown.error();
    }
    const Provenance made = provenance(*session, plan.place);
    Frame frame = frame_of(plan.given, file_size(plan.place, *shown), made);
    if (plan.given.has_narration && frame.caption.isEmpty()) {
        frame.caption = narration_caption(*shown);
    }
    return write_framed(
        framed(*shown, frame),
        {.theme = theme_of(plan.place), .scale = plan.scale, .ground = plan.given.ground, .made = made},
        plan.file);
}

/// Renders a chart or a table of whole runs.
Status render_chart(const Plan& plan, const std::shared_ptr<const Session>& first, const Cursor& cursor) {
    const ViewPlace& place = plan.place;
    const Provenance made = provenance(*first, place);
    const bool is_natural = place.view == "try-it" && !place.picture_size; // its height depends on the array
    const QSizeF natural = is_natural ? QSizeF() : QSizeF(size_of(place));
    ChartRequest chart{
        .view = place.view,
        .sessions = {first},
        .cursor = cursor,
        .run = plan.runs.front(),
        .over = place.over,
        .look = {.theme = theme_of(place), .scale = plan.scale, .ground = plan.given.ground, .made = made},
        .frame = frame_of(plan.given, natural, made),
        .picture = place.picture.empty() ? "stage" : place.picture,
        .linked_by = link_of(place.link),
        .time = place.cycle,
        .layout = layout_of(place)};
    for (std::size_t i = 1; i < plan.runs.size(); ++i) {
        const auto session = session_of(plan.runs[i]);
        if (!session) {
            return session.error();
        }
        chart.sessions.push_back(session.value());
    }
    return write_chart(chart, plan.file);
}

} // namespace

lockstep::Command render_command() {
    return {.name = "render",
            .words = {.names = "WHAT ...", .least = 1, .most = most_place_runs, .known = experiment_ids()},
            .summary = Phrase(
                command_context,
                QT_TRANSLATE_NOOP("Commands", "write a picture of an experiment or a recording to a file")),
            .help = Phrase(
                command_context,
                QT_TRANSLATE_NOOP(
                    "Commands",
                    "WHAT is an experiment (reduction/interleaved), a kernel (x.cl, x.sim), a recording\n"
                    "(x.lks), or a link copied from the window (reduction/interleaved?size=256#step=18).\n"
                    "Charts accept several of these. Options override the settings in a link.")),
            .options = options()};
}

RenderWords render_words(const Arguments& arguments) {
    // errors are ignored here, because render() reports them
    const auto place = place_of(arguments, place_names());
    return place ? RenderWords{QString::fromStdString(place->language),
                               QString::fromStdString(place->vocabulary)}
                 : RenderWords();
}

Status render(const Arguments& arguments, const WindowWriter& write_window) {
    const auto plan = plan_of(arguments);
    if (!plan) {
        return plan.error();
    }
    const ViewPlace& place = plan->place;
    const auto session = session_of(plan->runs.front());
    if (!session) {
        return session.error();
    }
    if (picture_named(QString::fromStdString(place.view)) != nullptr) {
        return render_picture(*plan, session.value());
    }
    const auto cursor = cursor_in(in_first_run(place), session.value());
    if (!cursor) {
        return cursor.error();
    }
    return is_chart(place.view) ? render_chart(*plan, session.value(), cursor.value())
                                : write_window(plan->runs.front(), session.value(), cursor.value(),
                                               theme_of(place).name(), size_of(place), plan->file);
}

} // namespace lockstep::gui
