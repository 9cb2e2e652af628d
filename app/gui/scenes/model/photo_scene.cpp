#include "app/gui/scenes/model/photo_scene.h"

#include "app/gui/scenes/kit/cursor_flag.h"
#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/scenes/model/visible_intervals.h"
#include "app/gui/theme/core_words.h"
#include "app/gui/theme/quantity_text.h"
#include "app/words/trace/race_words.h"
#include "app/words/trace/step_words.h"
#include "core/race/slot_at.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace lockstep::gui {
namespace {

struct PhotoWords {
    Q_DECLARE_TR_FUNCTIONS(PhotoWords)
};

constexpr double cycles_around = 44;
constexpr double ruler_height = 26;
constexpr double line_height = 18;

struct PhotoLayout {
    Axis clock;
    double text_left = 0;
    double text_width = 0;
    double label_width = 0;
};

PhotoLayout photo_layout(const ShownRace& shown, const RacePhoto& photo, double width) {
    const bool is_narrow = width < 520;
    const double label = is_narrow ? 14 : 120;
    const double text = is_narrow ? 170 : 230;
    const RaceLeg& leg = shown.race->runs.front().legs.front();
    const double around = cycles_around * leg.units_per_cycle;
    const auto time = static_cast<double>(photo.time);
    const double end = std::max(static_cast<double>(shown.race->end), 1.0);
    PhotoLayout layout;
    layout.label_width = label;
    layout.clock = {scene_pad + label, std::max(scene_pad + label + 40, width - scene_pad - text - 12),
                    std::max(0.0, time - around), std::max(1.0, std::min(end, time + around))};
    layout.text_left = layout.clock.right + 12;
    layout.text_width = std::max(0.0, width - scene_pad - layout.text_left);
    return layout;
}

/// Adds the rows of a launch in the visible part of the clock.
void add_photo_rows(Scene& scene, const Axis& clock, const RaceLeg& leg, std::uint32_t slot_count, double top,
                    double pitch) {
    const double begin = std::max(clock.begin, static_cast<double>(leg.start));
    const double end = std::min(clock.end, static_cast<double>(leg.end));
    if (begin >= end) {
        return;
    }
    const auto cycle = [&leg](double time) {
        return (time - static_cast<double>(leg.start)) / leg.units_per_cycle;
    };
    const Axis cycles{clock.x(begin), clock.x(end), cycle(begin), cycle(end)};
    visible_rows(*leg.timeline, slot_count, cycles).draw(scene, [&](std::uint32_t slot) {
        return QRectF(cycles.left, top + slot * pitch, cycles.right - cycles.left,
                      pitch >= 4 ? pitch - 1 : pitch);
    });
}

std::uint64_t rounds_done(const Racer& run, std::uint64_t time) {
    std::uint64_t done = 0;
    for (const RaceLeg& leg : run.legs) {
        done += static_cast<std::uint64_t>(
            std::ranges::count_if(leg.rounds, [time](const RaceRound& round) { return round.end <= time; }));
    }
    return done;
}

/// Says how far a run is at a photo finish. What is left of it is known only after it has finished.
QStringList finish_lines(const ShownRace& shown, const Racer& run, std::uint64_t time) {
    const QString rounds =
        PhotoWords::tr("%Ln round(s) done", nullptr, static_cast<int>(rounds_done(run, time)));
    QStringList lines{progress_texts(run, time).join(QStringLiteral(", "))};
    lines << (run.end > time && shown.time >= run.end
                  ? PhotoWords::tr("%1, %2 to go", "2 rounds done; a time")
                        .arg(rounds, worded(race_time(shown.race->clock, run.end - time)))
                  : rounds);
    return lines;
}

/// Says what a warp slot does where the runs part, and at which line.
QStringList parting_lines(const Racer& run, std::uint32_t slot, std::uint64_t time) {
    const SlotAt at = slot_at(run, slot, time);
    if (at.interval == nullptr) {
        return {time >= run.end ? PhotoWords::tr("finished") : slot_state_words(SlotState::empty)};
    }
    QStringList lines{slot_state_words(slot_state(*at.interval))};
    const Program& program = run.session->trace(run.legs[at.leg].launch).program;
    if (at.interval->state != WarpState::done && at.interval->site < program.sites.size()) {
        lines << worded(site_line(program.sites[at.interval->site]));
    }
    return lines;
}

QString photo_words(const ShownRace& shown, const RacePhoto& photo, std::optional<std::uint32_t> slot) {
    if (!photo.is_finish) {
        return PhotoWords::tr("what warp slot %1 does when the runs start to differ").arg(slot.value_or(0));
    }
    const auto& runs = shown.race->runs;
    const auto winner = std::ranges::find(runs, 1U, [](const Racer& run) { return run.standing.place; });
    return PhotoWords::tr("how far each run is when %1 finishes")
        .arg(shown.looks[static_cast<std::size_t>(winner - runs.begin())].title);
}

void add_photo_texts(Scene& scene, const PhotoLayout& layout, const QStringList& lines, double top) {
    double y = top;
    for (const QString& line : lines) {
        const bool is_first = y == top;
        scene.shapes.push_back(elided_label({layout.text_left, y, layout.text_width, line_height}, line,
                                            is_first ? FontRole::body_strong : FontRole::secondary,
                                            is_first ? Role::text : Role::text2));
        y += line_height;
    }
}

/// Adds a run. Returns its bottom.
double add_photo_run(Scene& scene, const ShownRace& shown, std::size_t index, const PhotoLayout& layout,
                     double top) {
    constexpr double most_rows = 60;
    const Racer& run = shown.race->runs[index];
    const std::uint32_t slot_count = run.slot_count();
    const double pitch = std::clamp(most_rows / slot_count, 1.0, 6.0);
    const double height = std::max(2 * line_height, slot_count * pitch);
    scene.shapes.push_back(filled({scene_pad, top, 4, height}, shown.looks[index].colour));
    if (layout.label_width > 50) {
        scene.shapes.push_back(elided_label({scene_pad + 10, top, layout.label_width - 16, line_height},
                                            shown.looks[index].title, FontRole::body_strong));
    }
    for (const RaceLeg& leg : run.legs) {
        add_photo_rows(scene, layout.clock, leg, slot_count, top, pitch);
    }
    return top + height;
}

} // namespace

std::optional<RacePhoto> photo_of(const ShownRace& shown) {
    const Race& race = *shown.race;
    if (shown.time >= race.first_end) {
        return RacePhoto{race.first_end, true};
    }
    return race.parting && *race.parting > 0 && shown.time >= *race.parting
               ? std::optional(RacePhoto{*race.parting, false})
               : std::nullopt;
}

Scene photo_scene(const ShownRace& shown, QSizeF size) {
    constexpr double gap = 10;
    const std::optional<RacePhoto> photo = photo_of(shown);
    const QString title = PhotoWords::tr("Photo finish");
    if (!photo || shown.race->runs.front().legs.empty()) {
        return sentence_scene(
            title,
            PhotoWords::tr(
                "The photo appears when the runs start to differ, and when the first run finishes."),
            size);
    }
    const Race& race = *shown.race;
    const std::optional<std::uint32_t> slot = differing_slot(race.runs, photo->time);
    Scene scene;
    scene.title = photo->is_finish ? title : PhotoWords::tr("First difference");
    scene.description = photo_words(shown, *photo, slot);
    const double ruler = add_heading(scene, size.width());
    const PhotoLayout layout = photo_layout(shown, *photo, size.width());
    add_ruler(scene, layout.clock, ruler, {});
    double y = ruler + ruler_height;
    QStringList spoken{scene.description};
    std::vector<std::pair<QStringList, double>> texts;
    for (std::size_t run = 0; run < race.runs.size(); ++run) {
        const QStringList lines = photo->is_finish
                                      ? finish_lines(shown, race.runs[run], photo->time)
                                      : parting_lines(race.runs[run], slot.value_or(0), photo->time);
        texts.emplace_back(lines, y);
        spoken << PhotoWords::tr("%1: %2", "A run; how far it is")
                      .arg(shown.looks[run].title, lines.join(QStringLiteral(", ")));
        y = add_photo_run(scene, shown, run, layout, y) + gap;
    }
    scene.track = CursorTrack{layout.clock, ruler, y - gap, {}};
    const QString now = race.clock == RaceClock::cycles ? count_text(photo->time)
                                                        : time_text(static_cast<double>(photo->time));
    append(scene, cursor_flag(scene, static_cast<double>(photo->time), now), {0, 0});
    for (const auto& [lines, top] : texts) {
        add_photo_texts(scene, layout, lines, top);
    }
    scene.description = spoken.join(QStringLiteral(". "));
    scene.size = {size.width(), y};
    return scene;
}

} // namespace lockstep::gui
