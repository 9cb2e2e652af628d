#pragma once

#include "app/words/phrase.h"
#include "core/narration/statement.h"

namespace lockstep {

inline constexpr const char* narration_context = "Narration";

/// Returns the sentence for a statement, with its numbers, shortened names, line and lanes filled in. In
/// English it has at most 120 characters if numbers have at most 5 digits.
[[nodiscard]] Phrase narration_phrase(const Statement& statement);

} // namespace lockstep
