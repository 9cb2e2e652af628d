#pragma once

#include "app/words/phrase.h"
#include "core/race/race.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace lockstep {

/// Says why runs cannot race, and what to do. `names` are the names of the runs.
[[nodiscard]] Phrase no_race_sentence(const RaceRefusal& refusal, std::span<const std::string> names);

/// Returns a time of a race with its unit: "1,156 cycles", "1.16 µs".
[[nodiscard]] Phrase race_time(RaceClock clock, std::uint64_t time);

/// Returns one sentence about where the runs part: "Until cycle 479, the warps on multiprocessor 0 do the same in
/// all runs."
[[nodiscard]] Phrase parting_sentence(const Race& race);

/// Returns one sentence about the result: "G Sequential finishes first, 163 cycles before F Compacted." If the
/// second run needs less than 1 % more time, there is no clear winner.
[[nodiscard]] Phrase result_sentence(const Race& race, std::span<const std::string> names);

/// Returns the name of a round: "k = 4", or "round 3" if the loop has no variable.
[[nodiscard]] Phrase round_name(const RaceRound& round);

} // namespace lockstep
