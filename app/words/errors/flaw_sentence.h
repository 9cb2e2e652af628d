#pragma once

#include <algorithm>
#include <span>
#include <string_view>

namespace lockstep {

/// A kind of flaw, which is the first argument of an error, and its sentence, in which %2 and %3 are the details.
struct FlawSentence {
    std::string_view flaw;
    const char* sentence;
};

/// Returns the sentence of a flaw; null if the table has none.
[[nodiscard]] inline const char* sentence_of(std::span<const FlawSentence> table, std::string_view flaw) {
    const auto row = std::ranges::find(table, flaw, &FlawSentence::flaw);
    return row == table.end() ? nullptr : row->sentence;
}

} // namespace lockstep
