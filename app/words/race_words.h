#pragma once

#include "core/analysis/findings/finding.h"

#include <string>
#include <vector>

namespace lockstep {

/// What would cure a race that a barrier alone does not cure, in English, with places for race_cure_arguments(). Null
/// if a barrier, or a place for each work-item, does.
[[nodiscard]] const char* race_cure_sentence(const Finding& race);

/// %1: the line of the cure, %2: the object.
[[nodiscard]] std::vector<std::string> race_cure_arguments(const Finding& race);

} // namespace lockstep
