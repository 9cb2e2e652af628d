#pragma once

#include "app/gui/scenes/model/race_scene.h"

#include <cstdint>
#include <optional>

namespace lockstep::gui {

/// A moment of a race that deserves a closer look.
struct RacePhoto {
    std::uint64_t time = 0;
    bool is_finish = false; ///< whether the winner finishes; otherwise, the runs part
};

/// Returns the last such moment that a race has reached; empty before the first one.
[[nodiscard]] std::optional<RacePhoto> photo_of(const ShownRace& shown);

/// Draws the cycles around the moment of a photo, and says how far each run is there or, where the runs part, what they do:
///
///     Photo finish   how far each run is when G Sequential finishes
///                  1,120       [1,156]       1,200
///     E Interleaved  |.|//G//|..|L|//|..|.|    in round 6 of 8
///                    |.|//G//|..|L|//|.|       5 rounds done, 295 cycles to go
///     G Sequential   |.|~~~|                   finished
[[nodiscard]] Scene photo_scene(const ShownRace& shown, QSizeF size);

} // namespace lockstep::gui
