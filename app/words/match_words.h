#pragma once

#include "app/words/phrase.h"
#include "core/experiments/matched_values.h"

#include <string>
#include <vector>

namespace lockstep {

/// Says which inputs a run took from the first run, and which values it does not allow, sentence by sentence.
/// `name`: the name of the run, `first`: that of the first run. `matched.values` must be complete.
[[nodiscard]] std::vector<Phrase> matched_sentences(const std::string& name, const std::string& first,
                                                    const MatchedValues& matched);

} // namespace lockstep
