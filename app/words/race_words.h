#pragma once

#include "core/analysis/findings/finding.h"

#include <string>
#include <vector>

namespace lockstep {

/// Says how to fix a race that a barrier alone does not fix, in English, with placeholders for
/// race_cure_arguments(). Null if a barrier, or a separate location for each work-item, fixes the race.
[[nodiscard]] const char* race_cure_sentence(const Finding& race);

/// Returns the arguments: %1: the line to change, %2: the object.
[[nodiscard]] std::vector<std::string> race_cure_arguments(const Finding& race);

} // namespace lockstep
