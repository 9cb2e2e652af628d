#pragma once

#include "core/recording/sweep.h"

#include <string>

namespace lockstep {

/// A sweep as text: a table with one row per combination, why some could not run, and the recommendation with
/// its reason.
[[nodiscard]] std::string sweep_text(const Sweep& sweep);

/// The recommendation with its reason, in sentences; if there is none, the reason for that.
[[nodiscard]] std::string recommendation_text(const Sweep& sweep);

} // namespace lockstep
