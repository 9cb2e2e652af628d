#pragma once

#include "core/recording/sweep.h"

#include <string>

namespace lockstep {

/// A sweep for people: a table with a row a combination, why some could not run, and the recommendation with
/// its reason.
[[nodiscard]] std::string sweep_text(const Sweep& sweep);

/// The recommendation with its reason, in sentences; what can be said where there is none.
[[nodiscard]] std::string recommendation_text(const Sweep& sweep);

} // namespace lockstep
