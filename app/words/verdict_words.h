#pragma once

#include "core/schedule/verdict.h"

#include <string>
#include <vector>

namespace lockstep {

/// Returns one sentence in English, with placeholders for verdict_arguments(). If the verdict has a site, %1
/// is its location.
[[nodiscard]] const char* verdict_sentence(const Verdict& verdict);

/// Returns the arguments. `place`: "line 41", or another name for the verdict's site; may be empty if it has
/// none.
[[nodiscard]] std::vector<std::string> verdict_arguments(const Verdict& verdict, const std::string& place);

} // namespace lockstep
