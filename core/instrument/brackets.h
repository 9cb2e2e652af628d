#pragma once

#include "core/site/site.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace lockstep {

/// How deep brackets of one kind may nest. Compilers refuse more than 256, and macros in the probes add some.
inline constexpr std::size_t most_brackets = 250;

/// The first place where a text nests brackets deeper than that; none if it never does.
[[nodiscard]] std::optional<std::size_t> first_deep_bracket(std::string_view text);

/// The last site that the instrumented text names before a place; null if it names none.
[[nodiscard]] const SiteInfo* site_before(std::string_view text, std::size_t at,
                                          const std::vector<SiteInfo>& sites);

} // namespace lockstep
