#pragma once

#include "app/words/phrase.h"
#include "core/experiments/matched_values.h"

#include <string>
#include <vector>

namespace lockstep {

/// Returns sentences that say which inputs a run took from the first run, and which of these values it does
/// not allow. `name` is the name of the run, and `first` the name of the first run. `matched.values` must be
/// complete.
[[nodiscard]] std::vector<Phrase> matched_sentences(const std::string& name, const std::string& first,
                                                    const MatchedValues& matched);

} // namespace lockstep
