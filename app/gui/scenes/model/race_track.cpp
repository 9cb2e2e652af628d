#include "app/gui/scenes/model/race_track.h"

#include "app/gui/scenes/kit/bracket_numbers.h"
#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/scenes/model/visible_intervals.h"
#include "app/gui/theme/core_words.h"
#include "app/gui/theme/quantity_text.h"
#include "app/words/trace/race_words.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace lockstep::gui {
namespace {

struct RaceTrackWords {
    Q_DECLARE_TR_FUNCTIONS(RaceTrackWords)
};

constexpr double line_height = 18;
constexpr double label_lines = 4;

double x_of(const RaceTrack& track, std::uint64_t time) {
    return track.layout.clock.x(static_cast<double>(time));
}

void add_label(Scene& scene, const RaceTrack& track) {
    const Totals& totals = track.racer().session->run_figures().totals;
    const std::uint64_t conflicts =
        totals.local_load.conflicts + totals.local_store.conflicts + totals.local_atomic.conflicts;
    const double left = scene_pad + 10;
    const double room = track.layout.label_width - 18;
    scene.shapes.push_back(
        filled({scene_pad, track.top, 4, track.layout.track_height(track.racer())}, track.look().colour));
    scene.shapes.push_back(
        elided_label({left, track.top, room, 22}, track.look().title, FontRole::body_strong));
    double y = track.top + 22;
    const QString lines[] = {
        track.look().detail,
        RaceTrackWords::tr("%Ln warp step(s)", nullptr, static_cast<int>(totals.warp_steps)),
        RaceTrackWords::tr("%Ln bank conflict(s)", nullptr, static_cast<int>(conflicts))};
    for (const QString& line : lines) {
        if (!line.isEmpty()) {
            scene.shapes.push_back(
                elided_label({left, y, room, line_height}, line, FontRole::secondary, Role::text2));
            y += line_height;
        }
    }
}

/// Adds brackets over the rounds that have begun, with their names as far as they fit.
void add_rounds(Scene& scene, const RaceTrack& track, const RaceRounds& rounds) {
    BracketNumbers names(scene, track.top);
    const double y = track.top + 18.5;
    for (const RaceRound& round : rounds) {
        if (round.begin >= track.shown.time) {
            return;
        }
        const bool is_now = track.shown.time < round.end;
        const double left = x_of(track, round.begin);
        const double right = x_of(track, std::min(round.end, track.shown.time));
        const Role colour = is_now ? track.look().colour : Role::outline;
        scene.shapes.push_back(straight({left, y}, {right, y}, colour));
        scene.shapes.push_back(straight({left + 0.5, y}, {left + 0.5, y + 4}, colour));
        const QString name = worded(round_name(round));
        if (is_now) { // next to the clock, which would cross it
            const double half = text_width(FontRole::tick_strong, name) / 2;
            names.place({right + 8 + half, name}, FontRole::tick_strong, colour);
        } else {
            names.place({(left + right) / 2, name}, FontRole::tick, Role::text2);
        }
    }
}

/// Adds the rows of a launch up to the time of the race.
void add_leg_rows(Scene& scene, const RaceTrack& track, const RaceLeg& leg) {
    const std::uint64_t until = std::min(track.shown.time, leg.end);
    if (until <= leg.start) {
        return;
    }
    const Axis cycles{x_of(track, leg.start), x_of(track, until), 0,
                      static_cast<double>(until - leg.start) / leg.units_per_cycle};
    if (cycles.right - cycles.left < 1) {
        return;
    }
    const SlotRows rows = visible_rows(*leg.timeline, track.racer().slot_count(), cycles);
    const double pitch = track.layout.row_pitch;
    const double gap = pitch >= 5 ? 1 : 0;
    rows.draw(scene, [&](std::uint32_t slot) {
        return QRectF(cycles.left, track.rows_top() + slot * pitch, cycles.right - cycles.left, pitch - gap);
    });
}

/// Adds the rows of a run that is not finished, as dotted lines from the clock to the end of the axis. They are equally
/// long in all tracks, so they reveal nothing about the time that a run still needs.
void add_rows_ahead(Scene& scene, const RaceTrack& track) {
    constexpr double least_pitch = 5; ///< lower rows are drawn as one box
    const double left = x_of(track, track.shown.time);
    const double right = track.layout.clock.right;
    const double pitch = track.layout.row_pitch;
    const std::uint32_t rows = track.racer().slot_count();
    if (track.is_finished() || right - left < 1) {
        return;
    }
    if (pitch < least_pitch) {
        Box box = framed({left, track.rows_top(), right - left, pitch * rows}, Role::none, Role::outline);
        box.stroke = Stroke::dotted;
        scene.shapes.push_back(box);
        return;
    }
    for (std::uint32_t slot = 0; slot < rows; ++slot) {
        const double y = std::floor(track.rows_top() + (slot + 0.5) * pitch) + 0.5;
        scene.shapes.push_back(straight({left, y}, {right, y}, Role::outline, 1, Stroke::dotted));
    }
}

QString gap_text(const Race& race, const Standing& standing) {
    const QString gap = worded(race_time(race.clock, standing.gap));
    return standing.ratio ? RaceTrackWords::tr("%1 behind, %2", "A time; a ratio: 1.14x")
                                .arg(gap, ratio_text(*standing.ratio))
                          : RaceTrackWords::tr("%1 behind").arg(gap);
}

/// Adds the flag at the end of a finished run: its place, its time, and how far it is behind the winner. They cover the
/// clock and the marks.
void add_flag(Scene& scene, const RaceTrack& track) {
    const Racer& racer = track.racer();
    const Race& race = *track.shown.race;
    const double x = std::round(x_of(track, racer.end));
    const double y = track.rows_top();
    const QRectF flag(x, y, 34, 18);
    const QString time = worded(race_time(race.clock, racer.end));
    const QString gap = racer.standing.gap > 0 ? gap_text(race, racer.standing) : QString();
    scene.shapes.push_back(
        straight({x, track.top}, {x, track.top + track.layout.track_height(racer)}, track.look().colour, 2));
    scene.shapes.push_back(filled(flag, track.look().colour));
    scene.shapes.push_back(text_label(flag, count_text(racer.standing.place), FontRole::body_strong,
                                      ink_on(track.look().colour), Qt::AlignCenter));
    const double left = flag.right() + 8;
    const double room = std::max(0.0, track.layout.width - scene_pad - left);
    const auto add = [&](const QString& text, double top, FontRole font, Role colour) {
        const double width = std::min(room, text_width(font, text) + 2);
        scene.shapes.push_back(filled({left - 4, top, width + 8, line_height}, Role::panel));
        scene.shapes.push_back(elided_label({left, top, width, line_height}, text, font, colour));
    };
    add(time, y, FontRole::body_strong, Role::text);
    if (!gap.isEmpty()) {
        add(gap, y + line_height, FontRole::secondary, Role::text2);
    }
}

/// Adds the box of a run that is not finished. How far it is behind is known only after the winner is finished.
void add_running(Scene& scene, const RaceTrack& track) {
    const Race& race = *track.shown.race;
    const QRectF box(track.layout.clock.right + 16, track.top, track.layout.result_width - 16 - scene_pad,
                     (track.racer().legs.size() > 1 ? 4 : 3) * line_height + 14);
    scene.shapes.push_back(framed(box, Role::panel_alt, Role::border));
    const double left = box.left() + 10;
    const double room = box.width() - 16;
    double y = box.top() + 6;
    scene.shapes.push_back(elided_label({left, y, room, line_height}, RaceTrackWords::tr("still running"),
                                        FontRole::body_strong));
    QStringList lines = progress_texts(track.racer(), track.shown.time);
    if (track.shown.time > race.first_end) {
        lines << RaceTrackWords::tr("%1 behind so far", "A time")
                     .arg(worded(race_time(race.clock, track.shown.time - race.first_end)));
    }
    for (const QString& line : lines) {
        y += line_height;
        scene.shapes.push_back(
            elided_label({left, y, room, line_height}, line, FontRole::secondary, Role::text2));
    }
}

} // namespace

double RaceLayout::track_height(const Racer& run) const {
    return std::max(bracket_height + row_pitch * run.slot_count(), label_lines * line_height + 6);
}

void add_race_track(Scene& scene, const RaceTrack& track) {
    add_label(scene, track);
    add_rows_ahead(scene, track);
    for (const RaceLeg& leg : track.racer().legs) {
        add_leg_rows(scene, track, leg);
        add_rounds(scene, track, leg.rounds);
    }
}

void add_race_result(Scene& scene, const RaceTrack& track) {
    if (track.is_finished()) {
        add_flag(scene, track);
    } else {
        add_running(scene, track);
    }
}

} // namespace lockstep::gui
