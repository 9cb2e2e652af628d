#pragma once

#include "app/cli/source_change.h"
#include "app/words/phrase.h"

#include <nlohmann/json_fwd.hpp>
#include <string>

namespace lockstep {

/// Prints the lines that a change of the source removes and adds, the files that contain the changed kernel, and
/// the comparison with the original kernel.
[[nodiscard]] std::string change_text(const AppliedChange& applied, const Reader& reader = english_reader());
[[nodiscard]] nlohmann::ordered_json change_json(const AppliedChange& applied);

} // namespace lockstep
