#pragma once

#include "core/base/ids.h"

#include <cstddef>
#include <string>
#include <vector>

namespace lockstep {

/// Source code for use in a sentence: on one line, with white space collapsed, and cut to `most_letters`
/// characters (4 or more).
[[nodiscard]] std::string short_code(const std::string& code, std::size_t most_letters);

/// "0–7", "0, 4, 8, ..., 28": consecutive lanes are joined, and the middle of a long list is omitted. `lanes`
/// must be sorted.
[[nodiscard]] std::string lane_list(const std::vector<Lane>& lanes);

} // namespace lockstep
