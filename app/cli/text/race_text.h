#pragma once

#include "app/words/phrase.h"
#include "core/race/race.h"

#include <nlohmann/json_fwd.hpp>
#include <span>
#include <string>

namespace lockstep {

/// Returns the result of a race: a table of the runs by place, where they part, and which one finishes first. `names`
/// are the names of the runs.
[[nodiscard]] std::string race_text(const Race& race, std::span<const std::string> names,
                                    const Reader& reader);

/// Returns the complete output of `race --json`: {clock: "cycles" | "ns", parting: N | null, runs: [{what, place, end,
/// gap, ratio: number | null}]}, in the order in which the runs were given.
[[nodiscard]] nlohmann::ordered_json race_json(const Race& race, std::span<const std::string> names);

} // namespace lockstep
