#pragma once

#include "app/words/phrase.h"
#include "core/base/result.h"
#include "core/whatif/recount.h"

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace lockstep {

/// Largest padding, and largest number of paddings in one call.
inline constexpr std::uint32_t most_padding = 1024;

/// Parses the paddings "A..B" or "A", in words. Errors: value_not_allowed.
Result<std::vector<std::uint32_t>> paddings_from(const std::string& text);

/// Whether the table of what-ifs has a column with cycles.
enum class CycleColumn : std::uint8_t { shown, left_out };

/// Prints a table of the layouts of an array and a sentence about the best one.
[[nodiscard]] std::string whatif_lines(const LocalRequests& requests, const WhatIf& tried, CycleColumn cycles,
                                       const Reader& reader = english_reader());
/// Returns the figures of the layouts of an array.
[[nodiscard]] nlohmann::ordered_json whatif_json(const LocalRequests& requests, const WhatIf& tried);

} // namespace lockstep
