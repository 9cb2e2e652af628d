#include "app/gui/exporting/shown_place.h"

#include "app/common/place/known_names.h"
#include "app/gui/theme/language.h"
#include "app/words/errors/allowed_words.h"
#include "app/words/language/vocabulary.h"
#include "core/experiments/catalogue.h"
#include "core/hardware/device_preset.h"
#include "core/hardware/numbers.h"
#include "core/kernel/build_options.h"
#include "core/session/pipeline.h"

#include <algorithm>

namespace lockstep::gui {
namespace {

PlaceNames make_names() {
    PlaceNames names = known_names();
    for (const ThemeName theme : {ThemeName::light, ThemeName::dark, ThemeName::contrast}) {
        names.themes.push_back(theme_option(theme).toStdString());
    }
    for (const QString& code : languages()) {
        names.languages.push_back(code.toStdString());
    }
    names.vocabularies = {vocabulary_names.begin(), vocabulary_names.end()};
    return names;
}

/// Stores in `run` the name of the hardware preset, and the numbers in which the model differs from it.
void take_hardware(PlaceRun& run, const HardwareModel& hardware, const DeviceInfo& device) {
    run.hardware = hardware.preset == device_preset_name ? "" : hardware.preset;
    const auto preset = preset_behind(hardware, device);
    for (const HardwareNumber& number : hardware_numbers()) {
        if (preset && preset.value().*number.member != hardware.*number.member) {
            run.numbers[number.name] = to_text(number, hardware.*number.member);
        }
    }
}

/// Stores macros by name and all other build options unchanged. If the options are not valid, stores the
/// whole text unchanged.
void take_options(PlaceRun& run, const std::string& text) {
    const auto options = build_options_from(text);
    BuildOptions others;
    for (const BuildOption& option : options ? *options : BuildOptions()) {
        if (option.kind == BuildOption::Kind::define) {
            run.macros[option.name] = option.value;
        } else {
            others.push_back(option);
        }
    }
    run.options = options ? options_text(others) : text;
}

/// Removes the parameters that have their default values.
void keep_changed(ParameterValues& parameters, const Experiment& experiment) {
    std::erase_if(parameters, [&experiment](const auto& given) {
        const auto& known = experiment.parameters;
        const auto row = std::ranges::find(known, given.first, &ParameterInfo::name);
        return row != known.end() && row->default_value == given.second;
    });
}

/// Returns the given number after checking that it exists in the run. If no number is given, returns the
/// existing number nearest to `otherwise`.
Result<std::uint64_t> number_in_run(const char* key, const std::optional<std::uint64_t>& given,
                                    std::uint64_t otherwise, std::uint64_t least, std::uint64_t most) {
    const std::uint64_t value = given.value_or(std::clamp(otherwise, least, std::max(least, most)));
    if (value < least || value > most) {
        return Error{.code = ErrorCode::value_not_allowed,
                     .arguments = {key, std::to_string(value), allowed_numbers(least, most, "")}};
    }
    return value;
}

Result<Cursor> with_lane(Cursor cursor, const ViewPlace& place, const GroupSteps& steps) {
    const auto warp = number_in_run("warp", place.warp, cursor.warp.value(), 0, steps.warps - 1);
    if (!warp) {
        return warp.error();
    }
    cursor.warp = Warp(static_cast<std::uint32_t>(warp.value()));
    const std::uint32_t lanes =
        std::min(steps.warp_width, steps.items - cursor.warp.value() * steps.warp_width);
    const auto lane = number_in_run("lane", place.lane, cursor.lane.value(), 0, lanes - 1);
    if (!lane) {
        return lane.error();
    }
    cursor.lane = Lane(static_cast<std::uint32_t>(lane.value()));
    return cursor;
}

Result<Cursor> with_cycle(Cursor cursor, const ViewPlace& place, const Session& session) {
    if (!place.cycle) {
        return cursor;
    }
    const auto& simulation = session.analysis(cursor.launch).model.simulation;
    const auto cycle = number_in_run("cycle", place.cycle, 0, 0, simulation ? simulation->cycles : 0);
    if (!cycle) {
        return cycle.error();
    }
    cursor.cycle = Cycle(cycle.value());
    return cursor;
}

/// Returns the places of sessions with the parameters that have been changed. Empty if there is no session, or if a
/// session is null or its run is not an experiment.
std::optional<std::vector<PlaceRun>>
experiments_of(const std::vector<std::shared_ptr<const Session>>& sessions) {
    std::vector<PlaceRun> runs;
    for (const auto& session : sessions) {
        const auto experiment = session == nullptr ? Result<const Experiment*>(nullptr)
                                                   : find_experiment(session->recording().what);
        if (!experiment || experiment.value() == nullptr) {
            return std::nullopt;
        }
        runs.push_back(place_of_run(*session));
        keep_changed(runs.back().parameters, *experiment.value());
    }
    return runs.empty() ? std::nullopt : std::optional(std::move(runs));
}

} // namespace

const PlaceNames& place_names() {
    static const PlaceNames names = make_names();
    return names;
}

QString theme_option(ThemeName theme) {
    return theme == ThemeName::dark       ? QStringLiteral("dark")
           : theme == ThemeName::contrast ? QStringLiteral("contrast")
                                          : QStringLiteral("light");
}

PlaceRun place_of_run(const Session& session, const QString& file) {
    const Recording& recording = session.recording();
    PlaceRun run{.what = file.isEmpty() ? recording.what : file.toStdString()};
    if (file.isEmpty() && find_experiment(recording.what)) {
        run.parameters = recording.parameters;
    }
    take_hardware(run, session.hardware(), device_of(recording));
    return run;
}

PlaceRun place_of_shown(const Session& session, const Workspace& workspace) {
    const std::optional<RunSpec>& own = workspace.own_run();
    if (!workspace.opened_file().isEmpty() || !own) {
        return place_of_run(session, workspace.opened_file());
    }
    PlaceRun run = place_of_run(session, QString::fromStdString(own->what));
    run.kernel = own->what.ends_with(".cl") ? own->kernel : "";
    take_options(run, own->build_options);
    run.parameters = own->parameters;
    return run;
}

ViewPlace place_at(const Session& session, PlaceRun run, const Cursor& cursor, const QString& view) {
    ViewPlace place{.runs = {std::move(run)}};
    if (session.launch_count() > 1) {
        place.launch = cursor.launch + 1;
    }
    place.group = cursor.group.value();
    place.step = cursor.tick.value() + 1;
    if (cursor.cycle) {
        place.cycle = cursor.cycle->value();
    }
    place.warp = cursor.warp.value();
    place.lane = cursor.lane.value();
    if (cursor.pass) {
        place.pass = *cursor.pass + 1;
    }
    if (cursor.line != 0) {
        place.line = cursor.line;
    }
    place.view = view.toStdString();
    return place;
}

std::optional<ViewPlace> place_of_comparison(const std::vector<std::shared_ptr<const Session>>& sessions,
                                             const Cursor& cursor, const QString& picture, LinkBy linked_by) {
    std::optional<std::vector<PlaceRun>> runs = experiments_of(sessions);
    if (!runs) {
        return std::nullopt;
    }
    ViewPlace place = place_at(*sessions.front(), {}, cursor, QStringLiteral("compare"));
    place.runs = std::move(*runs);
    place.picture = picture.toStdString();
    place.link = link_name(linked_by);
    return place;
}

std::optional<ViewPlace> place_of_race(const std::vector<std::shared_ptr<const Session>>& sessions,
                                       std::uint64_t time) {
    std::optional<std::vector<PlaceRun>> runs = experiments_of(sessions);
    return runs ? std::optional(ViewPlace{.runs = std::move(*runs), .cycle = time, .view = "race"})
                : std::nullopt;
}

ViewPlace place_of_sweep(const Sweep& sweep) {
    PlaceRun run{.what = sweep.run.what};
    run.parameters = sweep.points.empty() ? ParameterValues() : sweep.points.front().parameters;
    if (sweep.run.kind == RunKind::launch_file) {
        run.parameters = sweep.run.parameters;
        run.kernel = sweep.run.what.ends_with(".cl") ? sweep.run.kernel : "";
        take_options(run, sweep.run.build_options);
    }
    take_hardware(run, sweep.hardware, sweep.device);
    ViewPlace place{.runs = {}, .view = "sweep"};
    for (const SweepAxis& axis : sweep.axes) {
        run.parameters.erase(axis.parameter);
        std::string values;
        for (const std::string& value : axis.values) {
            values += (values.empty() ? "" : ",") + value;
        }
        place.over.push_back(axis.parameter + "=" + values);
    }
    place.runs.push_back(std::move(run));
    return place;
}

Result<Cursor> cursor_in(const ViewPlace& place, const std::shared_ptr<const Session>& session,
                         const Cursor& from) {
    Cursor cursor = from;
    const auto launch = number_in_run("launch", place.launch, from.launch + 1, 1, session->launch_count());
    if (!launch) {
        return launch.error();
    }
    cursor.launch = launch.value() - 1;
    const std::uint64_t groups = session->trace(cursor.launch).groups().end;
    const auto group = number_in_run("group", place.group, from.group.value(), 0, groups - 1);
    if (!group) {
        return group.error();
    }
    cursor.group = Group(group.value());
    const auto steps = session->steps(cursor.launch, cursor.group);
    const auto step = number_in_run("step", place.step, from.tick.value() + std::uint64_t{1}, 1,
                                    std::max<std::size_t>(1, steps->ticks.size()));
    if (!step) {
        return step.error();
    }
    cursor.tick = Tick(static_cast<std::uint32_t>(step.value() - 1));
    if (place.pass) {
        cursor.pass = static_cast<std::uint32_t>(std::min<std::uint64_t>(*place.pass, UINT32_MAX) - 1);
    }
    cursor.line = static_cast<std::uint32_t>(place.line.value_or(from.line));
    const auto there = with_lane(cursor, place, *steps);
    return there ? with_cycle(*there, place, *session) : there;
}

} // namespace lockstep::gui
