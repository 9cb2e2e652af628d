#pragma once

#include "core/site/site.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace lockstep {

/// Maximum nesting depth of brackets of one kind. Compilers accept 256 levels, and macros in the probes add
/// some.
inline constexpr std::size_t most_brackets = 250;

/// Returns the first position at which brackets are nested deeper than most_brackets; nothing if there is
/// none.
[[nodiscard]] std::optional<std::size_t> first_deep_bracket(std::string_view text);

/// Returns the last site whose number occurs before a position of the instrumented text; null if there is
/// none.
[[nodiscard]] const SiteInfo* site_before(std::string_view text, std::size_t at,
                                          const std::vector<SiteInfo>& sites);

} // namespace lockstep
