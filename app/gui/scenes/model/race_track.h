#pragma once

#include "app/gui/scenes/model/race_scene.h"

namespace lockstep::gui {

/// Positions in the picture of a race:
///
///     label_width |______ clock ______| result_width
///       label     |    rounds         |              bracket_height
///       label     |    rows           | result
struct RaceLayout {
    static constexpr double bracket_height = 22;
    static constexpr double track_gap = 14;

    double width = 0;
    double label_width = 0;
    double result_width = 0;
    Axis clock; ///< the whole race, in units of its clock
    double row_pitch = 0;

    /// Returns the height of the track of a run, without the gap below it.
    [[nodiscard]] double track_height(const Racer& run) const;
};

/// The track of one run.
struct RaceTrack {
    const ShownRace& shown;
    std::size_t run;
    const RaceLayout& layout;
    double top;

    [[nodiscard]] const Racer& racer() const { return shown.race->runs[run]; }
    [[nodiscard]] const RacerLook& look() const { return shown.looks[run]; }
    [[nodiscard]] bool is_finished() const { return shown.time >= racer().end; }
    [[nodiscard]] double rows_top() const { return top + RaceLayout::bracket_height; }
};

/// Adds a track up to the time of the race.
void add_race_track(Scene& scene, const RaceTrack& track);
/// Adds the flag of a finished run, or a box that says how far a run is.
void add_race_result(Scene& scene, const RaceTrack& track);

} // namespace lockstep::gui
