#include "app/gui/scenes/model/race_scene.h"

#include "app/gui/scenes/kit/cursor_flag.h"
#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/scenes/model/race_track.h"
#include "app/gui/scenes/model/slot_rows.h"
#include "app/gui/theme/core_words.h"
#include "app/gui/theme/quantity_text.h"
#include "app/words/trace/race_words.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <numeric>

namespace lockstep::gui {
namespace {

struct RaceWords {
    Q_DECLARE_TR_FUNCTIONS(RaceWords)
};

constexpr double ruler_height = 28;
constexpr double legend_height = 50;
constexpr double least_width = 720;

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

RaceLayout race_layout(const ShownRace& shown, QSizeF size, double top) {
    constexpr double least_pitch = 3;
    constexpr double most_pitch = 16;
    RaceLayout layout;
    layout.width = std::max(size.width(), least_width);
    layout.clock = {scene_pad + RaceLayout::label_width, layout.width - scene_pad - RaceLayout::result_width,
                    0, static_cast<double>(std::max<std::uint64_t>(1, shown.race->end))};
    double room = size.height() - top - ruler_height - legend_height;
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
    QStringList parts{RaceWords::tr("modelled, not a measurement"), presets.join(QStringLiteral(", ")),
                      RaceWords::tr("rows are the warp slots of multiprocessor 0")};
    if (const std::uint32_t count = multiprocessors_of(race); count > 1) {
        parts << RaceWords::tr("%Ln other multiprocessor(s) not shown", nullptr, static_cast<int>(count - 1));
    }
    return parts.join(QStringLiteral(" · "));
}

/// Describes the race for screen readers: how far each run is.
QString race_description(const ShownRace& shown) {
    const Race& race = *shown.race;
    QStringList parts;
    for (std::size_t i = 0; i < race.runs.size(); ++i) {
        const Racer& run = race.runs[i];
        parts << (shown.time >= run.end ? RaceWords::tr("%1: place %2, %3", "A run; its place; its time")
                                              .arg(shown.looks[i].title, count_text(run.standing.place),
                                                   worded(race_time(race.clock, run.end)))
                                        : RaceWords::tr("%1: %2", "A run; how far it is")
                                              .arg(shown.looks[i].title, progress_text(run, shown.time)));
    }
    return parts.join(QStringLiteral(". "));
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

double add_race_legend(Scene& scene, const std::set<SlotState>& states, double width, double top) {
    StateLegend legend{scene, width, top, scene_pad};
    for (const SlotState state : states) {
        legend.add(state);
    }
    return legend.bottom();
}

} // namespace

QString progress_text(const Racer& run, std::uint64_t time) {
    const RaceProgress at = run.progress_at(time);
    if (at.is_finished) {
        return RaceWords::tr("finished");
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
    return parts.join(QStringLiteral(", "));
}

Scene race_scene(const ShownRace& shown, QSizeF size, const SceneOptions& options) {
    const Race& race = *shown.race;
    Scene scene;
    scene.title = RaceWords::tr("Race");
    scene.description = race_subtitle(shown);
    const double ruler = add_heading(scene, std::max(size.width(), least_width), options.style);
    const RaceLayout layout = race_layout(shown, size, ruler);
    add_race_ruler(scene, race, layout.clock, ruler);
    const std::size_t before_tracks = scene.shapes.size();
    std::set<SlotState> states;
    double y = ruler + ruler_height;
    for (std::size_t i = 0; i < race.runs.size(); ++i) {
        add_race_track(scene, {shown, i, layout, y}, states);
        y += layout.track_height(race.runs[i]) + RaceLayout::track_gap;
    }
    Scene marks;
    add_marks(marks, shown, layout.clock, ruler + 20, y - 8);
    scene.shapes.insert(scene.shapes.begin() + static_cast<std::ptrdiff_t>(before_tracks),
                        marks.shapes.begin(), marks.shapes.end());
    scene.track = CursorTrack{layout.clock, ruler, y - 8, {}};
    const QString now =
        race.clock == RaceClock::cycles ? count_text(shown.time) : time_text(static_cast<double>(shown.time));
    append(scene, cursor_flag(scene, static_cast<double>(shown.time), now), {0, 0});
    scene.size = {layout.width, add_race_legend(scene, states, layout.width, y)};
    scene.description += QStringLiteral(". ") + race_description(shown);
    return scene;
}

} // namespace lockstep::gui
