#pragma once

#include <string>
#include <vector>

namespace lockstep {

/// A line that was removed from a text or added to it.
struct ChangedLine {
    int number = 0; ///< in the text that contains it, from 1
    bool is_added = false;
    std::string text; ///< without the line end
    friend bool operator==(const ChangedLine&, const ChangedLine&) = default;
};

/// Returns the lines in which two texts differ, in their order; removed lines before the added ones that replace
/// them.
[[nodiscard]] std::vector<ChangedLine> changed_lines(const std::string& before, const std::string& after);

} // namespace lockstep
