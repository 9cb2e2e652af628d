#include "app/gui/window/render_command.h"

#include "app/common/progress_line.h"
#include "app/common/run_arguments.h"
#include "app/common/run_options.h"
#include "app/gui/exporting/chart_picture.h"
#include "app/gui/exporting/picture.h"
#include "app/gui/scenes/lanes/lanes_scene.h"
#include "app/gui/scenes/pictures.h"
#include "app/gui/theme/language.h"
#include "app/gui/window/window_picture.h"
#include "app/words/usage_words.h"
#include "app/worker/client.h"
#include "core/base/file_sink.h"
#include "core/base/nearest.h"
#include "core/session/pipeline.h"

#include <QString>
#include <algorithm>
#include <filesystem>

namespace lockstep::gui {
namespace {

Error not_allowed(const std::string& option, const std::string& value, const std::string& allowed) {
    return {ErrorCode::value_not_allowed, {option, value, allowed}, {}, {}};
}

/// A number that the session bounds too.
Result<std::uint64_t> number_up_to(const Arguments& arguments, const std::string& option, std::uint64_t least,
                                   std::uint64_t most) {
    const std::uint64_t value = arguments.number(option).value_or(least);
    if (value > most) {
        return not_allowed(option, arguments.value(option), allowed_numbers(least, most, ""));
    }
    return value;
}

Result<QSizeF> picture_size(const Arguments& arguments) {
    const QString text = QString::fromStdString(arguments.value("--size"));
    if (text.isEmpty()) {
        return arguments.value("--view") == "window" ? QSizeF(1920, 1080) : QSizeF(1184, 560);
    }
    const QStringList parts = text.split(QLatin1Char('x'));
    const double width = parts.value(0).toInt();
    const double height = parts.value(1).toInt();
    if (parts.size() != 2 || width < 200 || height < 100 || width > 16384 || height > 16384) {
        return not_allowed("--size", text.toStdString(),
                           "WIDTHxHEIGHT in pixels, from 200x100 to 16384x16384");
    }
    return QSizeF(width, height);
}

Result<std::shared_ptr<const Session>> session_of(const RunSpec& run) {
    ProgressLine progress;
    Result<Recording> recording = run_in_worker(run, progress.sink());
    if (!recording) {
        return recording.error();
    }
    return analyse_as_wished(std::move(recording).value(), run.hardware, progress.sink());
}

Result<Cursor> cursor_of(const Arguments& arguments, const Session& session) {
    Cursor cursor;
    const auto launch = number_up_to(arguments, "--launch", 1, session.launch_count());
    if (!launch) {
        return launch.error();
    }
    cursor.launch = launch.value() - 1;
    const std::uint64_t groups = session.trace(cursor.launch).groups().end;
    const auto group = number_up_to(arguments, "--group", 0, groups - 1);
    if (!group) {
        return group.error();
    }
    cursor.group = Group(group.value());
    const auto steps = session.steps(cursor.launch, cursor.group);
    const auto step = number_up_to(arguments, "--step", 1, std::max<std::size_t>(1, steps->ticks.size()));
    if (!step) {
        return step.error();
    }
    cursor.tick = Tick(static_cast<std::uint32_t>(step.value() - 1));
    const auto warp = number_up_to(arguments, "--warp", 0, steps->warps - 1);
    if (!warp) {
        return warp.error();
    }
    cursor.warp = Warp(static_cast<std::uint32_t>(warp.value()));
    if (arguments.has("--cycle")) {
        const auto& simulation = session.analysis(cursor.launch).model.simulation;
        const auto cycle = number_up_to(arguments, "--cycle", 0, simulation ? simulation->cycles : 0);
        if (!cycle) {
            return cycle.error();
        }
        cursor.cycle = Cycle(cycle.value());
    }
    return cursor;
}

/// What stays of the options once they are checked.
struct Plan {
    Theme theme;
    QSizeF size;
    double scale = 1;
    std::filesystem::path file;
    const Picture* view = nullptr; ///< null: the whole window, or a chart
    std::string chart;             ///< the name of a chart view; empty: none
    std::string picture;           ///< of each compared run
    LinkBy linked_by = LinkBy::round;
};

LinkBy link_of(const Arguments& arguments) {
    const auto* const name = std::ranges::find(link_names, arguments.value("--link"));
    return name == std::end(link_names) ? LinkBy::round : static_cast<LinkBy>(name - link_names);
}

Result<Plan> plan_of(const Arguments& arguments) {
    const auto size = picture_size(arguments);
    if (!size) {
        return size.error();
    }
    const std::string theme = arguments.has("--theme") ? arguments.value("--theme") : "light";
    const std::string view = arguments.has("--view") ? arguments.value("--view") : "stage";
    const bool is_chart = std::ranges::find(chart_views(), view) != chart_views().end();
    if (arguments.value("-o").empty()) {
        return Error{ErrorCode::missing_value, {"-o"}, {}, {}};
    }
    if (const Status writable = can_write_file(arguments.value("-o")); !writable) {
        return writable.error();
    }
    return Plan{.theme = Theme(theme_named(QString::fromStdString(theme))),
                .size = size.value(),
                .scale = static_cast<double>(arguments.number("--scale").value_or(1)),
                .file = arguments.value("-o"),
                .view = picture_named(QString::fromStdString(view)),
                .chart = is_chart ? view : std::string(),
                .picture = arguments.has("--picture") ? arguments.value("--picture") : "stage",
                .linked_by = link_of(arguments)};
}

std::vector<std::string> picture_names() {
    std::vector<std::string> names;
    for (const Picture* row : pictures()) {
        names.emplace_back(row->name);
    }
    return names;
}

std::vector<std::string> view_names() {
    std::vector<std::string> names = picture_names();
    names.insert(names.end(), chart_views().begin(), chart_views().end());
    names.emplace_back("window"); // the whole program
    return names;
}

std::vector<std::string> language_codes() {
    std::vector<std::string> codes;
    for (const QString& code : languages()) {
        codes.push_back(code.toStdString());
    }
    return codes;
}

std::vector<Option> options() {
    return {
        {"--view", Choice{"VIEW", view_names()},
         "what to show: " + joined(view_names()) + " (the whole program); stage without"},
        {"--over", Text{"name=values"}, "what the view sweep varies, once or twice: local=32..256"},
        {"--picture", Choice{"VIEW", picture_names()},
         "what the view compare shows of each run: a view of a step or of the model; stage without"},
        {"--link", Choice{"BY", {link_names, link_names + links}},
         "what brings compared runs to the same point: round (default), barrier, line, step"},
        {"--step", Number{.name = "N", .least = 1}, "the tick to show, from 1"},
        {"--cycle", Number{.name = "N"}, "the cycle of the model to show, from 0"},
        {"--launch", Number{.name = "L", .least = 1}, "the launch to show, from 1"},
        {"--group", Number{.name = "G"}, "the work-group to show, from 0"},
        {"--warp", Number{.name = "N"}, "the warp that is selected, from 0"},
        {"--theme", Choice{"THEME", {"light", "dark", "contrast"}}, "light (default), dark, contrast"},
        {"--size", Text{"WxH"}, "size in pixels; findings and compare are laid out for A4"},
        {"--scale", Number{.name = "S", .least = 1, .most = 8},
         "pixels for each pixel of --size, 1 to 8 (PNG)"},
        {"--language", Choice{"LANGUAGE", language_codes()}, "of the words: " + joined(language_codes())},
        set_option(),
        hardware_option(),
        hw_option(),
        kernel_option(),
        define_option(),
        build_options_option(),
        files_outside_option(),
        device_option(),
        {"-o", Text{"FILE"}, "where the picture goes: .png, .svg or .pdf"},
    };
}

/// Charts and tables of whole runs: every word is one.
Status render_chart(const Arguments& arguments, const Plan& plan, const RunSpec& run,
                    const std::shared_ptr<const Session>& first) {
    const auto cursor = cursor_of(arguments, *first);
    if (!cursor) {
        return cursor.error();
    }
    ChartRequest chart{
        plan.chart,         {first},    cursor.value(), run,           arguments.values("--over"), plan.theme,
        plan.size.toSize(), plan.scale, plan.picture,   plan.linked_by};
    for (std::size_t i = 1; i < arguments.words.size(); ++i) {
        const auto other = run_of(arguments.words[i], arguments);
        const auto session =
            other ? session_of(other.value()) : Result<std::shared_ptr<const Session>>(other.error());
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
            .words = {.names = "WHAT ...", .least = 1, .most = 16, .known = experiment_ids()},
            .summary = "write a picture of an experiment or a recording to a file",
            .help = "WHAT is an experiment (reduction/interleaved), a kernel (x.cl, x.sim) or a recording\n"
                    "(x.lks); charts take several.",
            .options = options()};
}

Status render(const Arguments& arguments) {
    const auto plan = plan_of(arguments);
    if (!plan) {
        return plan.error();
    }
    if (plan->chart.empty() && arguments.words.size() > 1) {
        return not_allowed("--view", arguments.value("--view"),
                           "times, efficiency, conflicts or compare for several runs");
    }
    const auto run = run_of(arguments.words[0], arguments);
    if (!run) {
        return run.error();
    }
    const auto session = session_of(run.value());
    if (!session) {
        return session.error();
    }
    if (!plan->chart.empty()) {
        return render_chart(arguments, *plan, run.value(), session.value());
    }
    const auto cursor = cursor_of(arguments, *session.value());
    if (!cursor) {
        return cursor.error();
    }
    const Plan& p = plan.value();
    if (p.view == nullptr) {
        return write_window(run.value(), session.value(), cursor.value(), p.theme.name(), p.size.toSize(),
                            p.file);
    }
    const GroupView view = make_group_view(session.value(), cursor.value().launch, cursor.value().group);
    const SceneOptions options{1, row_showing(view, cursor.value().warp, 0), CellNumber::value};
    return write_picture(whole_scene(*p.view, view, cursor.value(), p.size, options), p.theme, p.file,
                         p.scale);
}

} // namespace lockstep::gui
