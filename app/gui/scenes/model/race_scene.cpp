#include "app/gui/scenes/model/race_scene.h"

#include "app/gui/scenes/kit/cursor_flag.h"
#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/scenes/model/race_track.h"
#include "app/gui/scenes/model/slot_state.h"
#include "app/gui/theme/core_words.h"
#include "app/gui/theme/quantity_text.h"
#include "app/words/trace/race_words.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <optional>

namespace lockstep::gui {
namespace {

struct RaceWords {
    Q_DECLARE_TR_FUNCTIONS(RaceWords)
};

constexpr double ruler_height = 28;
constexpr double least_width = 560;

std::uint32_t multiprocessors_of(const Race& race) {
    std::uint32_t most = 1;
    for (const Racer& run : race.runs) {
        for (const RaceLeg& leg : run.legs) {
            const auto& simulation = run.session->analysis(leg.launch).model.simulation;
            most = std::max(most, simulation->multiprocessors_used);
        }
    }
    return most;
}

/// Returns whether a launch of the run has several work-groups.
bool has_groups(const Racer& run) {
    return std::ranges::any_of(run.legs, [&run](const RaceLeg& leg) {
        return run.session->analysis(leg.launch).model.simulation->groups.size() > 1;
    });
}

/// Adds the legend of all states, so that the layout is the same at every time. Returns its bottom.
double add_race_legend(Scene& scene, double width, double top) {
    StateLegend legend{scene, width, top, scene_pad};
    for (std::size_t s = 0; s < slot_states; ++s) {
        legend.add(static_cast<SlotState>(s));
    }
    return legend.bottom();
}

/// Returns the height of the legend, which has as many lines as its language needs.
double legend_height(double width) {
    Scene measured;
    return add_race_legend(measured, width, 0);
}

RaceLayout race_layout(const ShownRace& shown, QSizeF size, double top) {
    constexpr double least_pitch = 3;
    constexpr double most_pitch = 28;
    RaceLayout layout;
    layout.width = std::max(size.width(), least_width);
    const bool is_narrow = layout.width < 800;
    layout.label_width = is_narrow ? 140 : 196;
    layout.result_width = is_narrow ? 160 : 214;
    layout.clock = {scene_pad + layout.label_width, layout.width - scene_pad - layout.result_width, 0,
                    static_cast<double>(std::max<std::uint64_t>(1, shown.race->end))};
    double room = size.height() - top - ruler_height - legend_height(layout.width);
    std::uint32_t rows = 0;
    for (const Racer& run : shown.race->runs) {
        room -= RaceLayout::bracket_height + RaceLayout::track_gap;
        rows += run.slot_count();
    }
    layout.row_pitch = std::clamp(std::floor(room / rows), least_pitch, most_pitch);
    return layout;
}

QString race_subtitle(const ShownRace& shown) {
    const Race& race = *shown.race;
    QStringList presets;
    for (const Racer& run : race.runs) {
        presets << QString::fromStdString(run.session->hardware().preset);
    }
    presets.removeDuplicates();
    QStringList parts{RaceWords::tr("modelled, not measured"), presets.join(QStringLiteral(", ")),
                      RaceWords::tr("rows are the warp slots of multiprocessor 0")};
    if (const std::uint32_t count = multiprocessors_of(race); count > 1) {
        parts << RaceWords::tr("%Ln other multiprocessor(s) not shown", nullptr, static_cast<int>(count - 1));
    }
    if (std::ranges::any_of(race.runs, has_groups)) {
        parts << RaceWords::tr("rounds are those of the first work-group on multiprocessor 0");
    }
    return parts.join(QStringLiteral(" · "));
}

/// Adds the ruler, in a unit that suits the length of the race.
void add_race_ruler(Scene& scene, const Race& race, const Axis& clock, double top) {
    if (race.clock == RaceClock::cycles) {
        add_ruler(scene, clock, top, RaceWords::tr("cycle, modelled"));
        return;
    }
    const Unit unit = time_unit(static_cast<double>(race.end));
    Axis in_units = clock;
    in_units.end = clock.end / unit.factor;
    add_ruler(scene, in_units, top, RaceWords::tr("%1, modelled", "A unit of time").arg(unit.name));
}

/// Adds lines where the runs part and where the winner is finished, as far as the race has come.
void add_marks(Scene& scene, const ShownRace& shown, const Axis& clock, double top, double bottom) {
    const Race& race = *shown.race;
    const auto add = [&](std::uint64_t time, Stroke stroke) {
        const double x = std::round(clock.x(static_cast<double>(time))) + 0.5;
        scene.shapes.push_back(straight({x, top}, {x, bottom}, Role::text2, 1, stroke));
    };
    if (race.parting && *race.parting > 0 && *race.parting <= shown.time) {
        add(*race.parting, Stroke::dotted);
    }
    if (race.first_end <= shown.time && race.first_end < race.end) {
        add(race.first_end, Stroke::dashed);
    }
}

/// Adds a bracket for the gap between the first and the second run, below the second one, once both are finished.
void add_gap(Scene& scene, const ShownRace& shown, const Axis& clock, double top, std::size_t second) {
    constexpr double tick = 3;
    const Racer& run = shown.race->runs[second];
    const double left = std::round(clock.x(static_cast<double>(shown.race->first_end))) + 0.5;
    const double right = std::round(clock.x(static_cast<double>(run.end))) + 0.5;
    const double y = top + 5.5;
    scene.shapes.push_back(straight({left, y}, {right, y}, Role::text, 1.5));
    for (const double x : {left, right}) {
        scene.shapes.push_back(straight({x, y - tick}, {x, y + tick}, Role::text, 1.5));
    }
    const QString words =
        RaceWords::tr("gap %1", "A time").arg(worded(race_time(shown.race->clock, run.standing.gap)));
    const QRectF label(right + 6, y - 7, text_width(FontRole::tick_strong, words) + 2, 14);
    scene.shapes.push_back(filled(label, Role::panel)); // over the clock and the marks
    scene.shapes.push_back(text_label(label, words, FontRole::tick_strong));
}

/// Returns the run that finishes second, if it is finished and behind the first.
std::optional<std::size_t> second_run(const ShownRace& shown) {
    for (std::size_t i = 0; i < shown.race->runs.size(); ++i) {
        const Racer& run = shown.race->runs[i];
        if (run.standing.place == 2 && run.standing.gap > 0 && shown.time >= run.end) {
            return i;
        }
    }
    return std::nullopt;
}

} // namespace

QString race_progress_text(const ShownRace& shown) {
    const Race& race = *shown.race;
    QStringList parts;
    for (std::size_t i = 0; i < race.runs.size(); ++i) {
        const Racer& run = race.runs[i];
        parts << (shown.time >= run.end
                      ? RaceWords::tr("%1: place %2, %3", "A run; its place; its time")
                            .arg(shown.looks[i].title, count_text(run.standing.place),
                                 worded(race_time(race.clock, run.end)))
                      : RaceWords::tr("%1: %2", "A run; how far it is")
                            .arg(shown.looks[i].title,
                                 progress_texts(run, shown.time).join(QStringLiteral(", "))));
    }
    return parts.join(QStringLiteral(". "));
}

QStringList progress_texts(const Racer& run, std::uint64_t time) {
    const RaceProgress at = run.progress_at(time);
    if (at.is_finished) {
        return {RaceWords::tr("finished")};
    }
    const RaceLeg& leg = run.legs[at.leg];
    QStringList parts;
    if (run.legs.size() > 1) {
        parts << RaceWords::tr("in launch %1 of %2").arg(at.leg + 1).arg(count_text(run.legs.size()));
    }
    if (at.round) {
        parts << RaceWords::tr("in round %1 of %2").arg(*at.round + 1).arg(count_text(leg.rounds.size()));
    } else if (!leg.rounds.empty()) {
        parts << (time < leg.rounds.front().begin ? RaceWords::tr("before the first round")
                                                  : RaceWords::tr("after a round"));
    }
    return parts;
}

Scene race_scene(const ShownRace& shown, QSizeF size, const SceneOptions& options) {
    const Race& race = *shown.race;
    Scene scene;
    scene.title = RaceWords::tr("Race");
    scene.description = race_subtitle(shown);
    const double ruler = add_heading(scene, std::max(size.width(), least_width), options.style);
    const RaceLayout layout = race_layout(shown, size, ruler);
    add_race_ruler(scene, race, layout.clock, ruler);
    const double top = ruler + ruler_height;
    double bottom = top;
    for (const Racer& run : race.runs) {
        bottom += layout.track_height(run) + RaceLayout::track_gap;
    }
    add_marks(scene, shown, layout.clock, ruler + 20, bottom - 8);
    const auto for_tracks = [&](void (*add)(Scene&, const RaceTrack&)) {
        double y = top;
        for (std::size_t i = 0; i < race.runs.size(); ++i) {
            add(scene, {shown, i, layout, y});
            y += layout.track_height(race.runs[i]) + RaceLayout::track_gap;
        }
    };
    for_tracks(add_race_track);
    scene.track = CursorTrack{layout.clock, ruler, bottom - 8, {}};
    const QString now =
        race.clock == RaceClock::cycles ? count_text(shown.time) : time_text(static_cast<double>(shown.time));
    append(scene, cursor_flag(scene, static_cast<double>(shown.time), now), {0, 0});
    for_tracks(add_race_result);
    if (const auto second = second_run(shown)) {
        double below = top;
        for (std::size_t i = 0; i <= *second; ++i) {
            below += layout.track_height(race.runs[i]) + (i < *second ? RaceLayout::track_gap : 0);
        }
        add_gap(scene, shown, layout.clock, below, *second);
    }
    scene.size = {layout.width, add_race_legend(scene, layout.width, bottom)};
    scene.description += QStringLiteral(". ") + race_progress_text(shown);
    return scene;
}

} // namespace lockstep::gui
