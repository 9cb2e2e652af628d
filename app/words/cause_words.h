#pragma once

#include "core/advice/advice.h"

#include <cstddef>
#include <cstdint>
#include <span>

namespace lockstep {

/// Source of a number in an advice: the log, or the simulated machine.
enum class NumberFrom : std::uint8_t { log, model };

/// One reason why a run is slow, found by an advice: one sentence about one number.
struct CauseWords {
    AdviceKind kind;
    std::size_t number; ///< index of the number in the advice
    NumberFrom from;
    const char* sentence; ///< placeholders as in the advice; plural forms by `number`. Context advice_context
};

[[nodiscard]] std::span<const CauseWords> all_causes();
/// Null if the advice is not about a cost of this run.
[[nodiscard]] const CauseWords* cause_words(AdviceKind kind);

} // namespace lockstep
