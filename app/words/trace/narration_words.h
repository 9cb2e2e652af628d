#pragma once

#include "app/words/phrase.h"
#include "core/narration/statement.h"

namespace lockstep {

inline constexpr const char* narration_context = "Narration";

/// The statement's whole sentence, filled with its numbers, names (shortened), line and lanes. In English it
/// has at most 120 characters if numbers have at most 5 digits.
[[nodiscard]] Phrase narration_phrase(const Statement& statement);

} // namespace lockstep
