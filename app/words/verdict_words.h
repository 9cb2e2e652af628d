#pragma once

#include "core/schedule/verdict.h"

#include <string>
#include <vector>

namespace lockstep {

/// One sentence in English, with places for verdict_arguments. Where the verdict names a site, %1 is its
/// place.
[[nodiscard]] const char* verdict_sentence(const Verdict& verdict);

/// `place`: "line 41", or whatever names the verdict's site; may be empty where it has none.
[[nodiscard]] std::vector<std::string> verdict_arguments(const Verdict& verdict, const std::string& place);

} // namespace lockstep
