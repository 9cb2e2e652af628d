#pragma once

#include "app/gui/player/played_race.h"

#include <QString>
#include <vector>

namespace lockstep::gui {

/// Returns the frames of a race in words: what happens at its time, otherwise how far each run is.
[[nodiscard]] std::vector<PlayedStep> race_steps(const PlayedRace& race);

/// Returns the markers of a race in the order of their frames.
[[nodiscard]] std::vector<PlayerMark> race_marks(const PlayedRace& race,
                                                 const std::vector<PlayerNote>& notes);

/// Returns facts about all runs of a race.
[[nodiscard]] PlayedFacts race_facts(const Race& race);

/// Returns the title and the caption of the picture of a race.
[[nodiscard]] QString race_title();
[[nodiscard]] QString race_caption();

} // namespace lockstep::gui
