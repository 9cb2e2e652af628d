#pragma once

#include "core/site/site.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace lockstep {

/// Limit on how deeply brackets of one kind may nest. Compilers accept 256 levels; macros in the probes add
/// some.
inline constexpr std::size_t most_brackets = 250;

/// The first position where brackets nest deeper than that; none if there is no such position.
[[nodiscard]] std::optional<std::size_t> first_deep_bracket(std::string_view text);

/// The last site that the instrumented text names before a position; null if there is none.
[[nodiscard]] const SiteInfo* site_before(std::string_view text, std::size_t at,
                                          const std::vector<SiteInfo>& sites);

} // namespace lockstep
