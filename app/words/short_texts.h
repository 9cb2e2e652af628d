#pragma once

#include "core/base/ids.h"

#include <cstddef>
#include <string>
#include <vector>

namespace lockstep {

/// A piece of source code for a sentence: on one line, white space drawn together, and with at most so many
/// characters (4 or more).
[[nodiscard]] std::string short_code(const std::string& code, std::size_t most_letters);

/// "0–7", "0, 4, 8, ..., 28": runs are joined, and the middle of a long list is left out. Lanes ascend.
[[nodiscard]] std::string lane_list(const std::vector<Lane>& lanes);

} // namespace lockstep
