#pragma once

#include "app/gui/player/player_json.h"
#include "app/gui/scenes/model/race_scene.h"
#include "core/base/progress.h"
#include "core/base/result.h"

#include <cstdint>
#include <vector>

namespace lockstep::gui {

/// The race of a player: its runs on one clock, at the times that are shown.
struct PlayedRace {
    ShownRace shown;
    std::vector<std::uint64_t> times; ///< one per frame, ascending, in units of the race's clock
};

/// Returns the number of units of a race's clock between two frames of a player, if the user does not choose it: 1, 2
/// or 5 times a power of ten. A race of at least 60 units has 60 to 151 such frames.
[[nodiscard]] std::uint64_t usual_race_step(std::uint64_t length);

/// Returns the race of a request. Besides every N units, it has a frame at the time at which the runs part, at each end of
/// a run, and at each note. Errors: those of race_of(); value_not_allowed for a range or a unit that a race does not
/// have, and for too many frames.
[[nodiscard]] Result<PlayedRace> played_race(const PlayerRequest& request, const ProgressSink& progress = {});

/// Makes about twice as long the time between two frames, if there are more than a few. Returns whether it did.
bool take_fewer_times(const PlayerRequest& request, PlayedRace& race);

/// Returns the picture of a race at its times. Errors: cancelled.
[[nodiscard]] Result<PlayedView> race_view(const PlayerRequest& request, const PlayedRace& race,
                                           SceneBook& book, const ProgressSink& progress = {});

/// Returns a race as the run of a player, without its view. The markers are the notes, where the runs part, and where
/// each run is finished.
[[nodiscard]] PlayedRun raced_run(const PlayerRequest& request, const PlayedRace& race);

/// Returns the states of all warp slots over the whole race: columns are times, rows are slots, run below run.
[[nodiscard]] Raster race_thumbnail(const Race& race, QSize most);

} // namespace lockstep::gui
