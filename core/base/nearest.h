#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace lockstep {

/// The known name that a mistyped one most likely meant: the least edit distance (letters changed, added,
/// dropped or swapped with their neighbour), at most a third of its length (at least 2); empty where none is
/// that near. Case does not count.
[[nodiscard]] std::string nearest_name(std::string_view name, const std::vector<std::string>& known);

/// "a, b, c"
[[nodiscard]] std::string joined(const std::vector<std::string>& names);

} // namespace lockstep
