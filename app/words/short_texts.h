#pragma once

#include "core/base/ids.h"

#include <cstddef>
#include <string>
#include <vector>

namespace lockstep {

/// Formats source code for use in a sentence: on one line, with white space collapsed, and truncated to
/// `most_letters` characters (4 or more).
[[nodiscard]] std::string short_code(const std::string& code, std::size_t most_letters);

/// Formats a list of lanes: "0–7", "0, 4, 8, ..., 28". Consecutive lanes are joined, and the middle of a long
/// list is omitted. `lanes` must be sorted.
[[nodiscard]] std::string lane_list(const std::vector<Lane>& lanes);

} // namespace lockstep
