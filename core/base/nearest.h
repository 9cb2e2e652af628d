#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace lockstep {

/// Returns the known name that a mistyped name most likely meant: the one with the smallest edit distance
/// (letters changed, added, dropped or swapped with the next one). The distance may be at most a third of the
/// name's length, but 2 is always allowed. Empty if no name is that close. Ignores case.
[[nodiscard]] std::string nearest_name(std::string_view name, const std::vector<std::string>& known);

/// Joins names with commas: "a, b, c".
[[nodiscard]] std::string joined(const std::vector<std::string>& names);

} // namespace lockstep
