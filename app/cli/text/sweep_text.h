#pragma once

#include "core/recording/sweep.h"

#include <string>

namespace lockstep {

/// Formats a sweep as text: a table with one row per combination, the reasons why combinations could not run,
/// and the recommendation with its reason.
[[nodiscard]] std::string sweep_text(const Sweep& sweep);

/// Returns the recommendation and its reason as sentences, or the reason why there is no recommendation.
[[nodiscard]] std::string recommendation_text(const Sweep& sweep);

} // namespace lockstep
