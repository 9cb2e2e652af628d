#pragma once

#include "core/site/site.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace lockstep {

/// Brackets of one kind that a text may nest: compilers refuse more than 256, and the functions that log are partly macros
/// that bring some.
inline constexpr std::size_t most_brackets = 250;

/// Where a text first nests more brackets of one kind than that; none where it does not.
[[nodiscard]] std::optional<std::size_t> first_deep_bracket(std::string_view text);

/// The site that the instrumented text in front of a place speaks of last; null where it speaks of none.
[[nodiscard]] const SiteInfo* site_before(std::string_view text, std::size_t at,
                                          const std::vector<SiteInfo>& sites);

} // namespace lockstep
