#pragma once

#include "app/words/phrase.h"
#include "core/whatif/recount.h"

namespace lockstep {

/// Returns the name of a layout in a table: "padding 1", or "x ^ (y & 3)".
[[nodiscard]] Phrase layout_name(const TriedMap& tried);

/// Returns why a layout is refused, in a sentence without a full stop.
[[nodiscard]] Phrase layout_refusal(MapRefusal refusal);

/// Returns a sentence about the best layout of an array, compared with the recorded one: what it needs, and
/// what it saves.
[[nodiscard]] Phrase best_layout_sentence(const TriedMap& best, const LocalFigures& recorded);

} // namespace lockstep
