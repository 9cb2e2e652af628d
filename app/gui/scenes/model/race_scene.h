#pragma once

#include "app/gui/scenes/kit/scene.h"
#include "app/gui/scenes/kit/scene_options.h"
#include "app/gui/theme/role.h"
#include "core/race/race.h"

#include <QString>
#include <QStringList>
#include <cstdint>
#include <memory>
#include <vector>

namespace lockstep::gui {

/// How a run of a race is shown.
struct RacerLook {
    QString title;  ///< "E Interleaved"
    QString detail; ///< "256 · 64": elements and group size, if the run has them
    Role colour = Role::series_a;
};

/// A race at a time of its clock.
struct ShownRace {
    std::shared_ptr<const Race> race;
    std::vector<RacerLook> looks; ///< one per run
    std::uint64_t time = 0;       ///< at most Race::end
};

/// Draws the warp slots of multiprocessor 0 of each run up to the time of the race. After it, each
/// slot of a run that is not finished is a dotted line:
///
///     Race   modelled, not measured · educational · ...
///     cycle, modelled      0      200     400     [500]
///     | E Interleaved          | k = 1 | k = 2  |             still running
///     | 256 · 256          |.|//G//|..|L|//|..|               in round k = 4
///     | 47 warp steps      ||.|//G//|..|L|//|.|
///     | F Compacted            | k = 1 |  |> 1  420 cycles
///     [|] active: issues now   [.] ready ...
[[nodiscard]] Scene race_scene(const ShownRace& shown, QSizeF size, const SceneOptions& options = {});

/// Describes the race at its time in one line, for screen readers and captions: the place of each finished run, and how far
/// each other run is.
[[nodiscard]] QString race_progress_text(const ShownRace& shown);

/// Describes how far a run is, in up to two parts: "in launch 2 of 3" and "in round 3 of 8", or "finished".
[[nodiscard]] QStringList progress_texts(const Racer& run, std::uint64_t time);

} // namespace lockstep::gui
