#pragma once

#include "app/words/phrase.h"
#include "core/schedule/verdict.h"

#include <cstdint>
#include <string>
#include <vector>

namespace lockstep {

/// Returns one sentence in English, with placeholders for verdict_arguments(). If the verdict has a site, %1
/// is its location.
[[nodiscard]] const char* verdict_sentence(const Verdict& verdict);

/// Returns the arguments. `place`: "line 41", or another name for the verdict's site; may be empty if it has
/// none.
[[nodiscard]] std::vector<std::string> verdict_arguments(const Verdict& verdict, const std::string& place);

/// A verdict in parts, for a card with a large number.
struct VerdictCard {
    Phrase number;  ///< "61.2 %"; empty if the verdict has no share
    Phrase heading; ///< what the number is a share of, and the cause: "of the waiting time: global memory"
    Phrase detail;  ///< in cycles
};

/// `cycles`: modelled cycles of the launch.
[[nodiscard]] VerdictCard verdict_card(const Verdict& verdict, std::uint64_t cycles);

} // namespace lockstep
