#pragma once

#include "core/advice/advice.h"

#include <cstddef>
#include <cstdint>
#include <span>

namespace lockstep {

/// Where a number of an advice comes from: the log, or the simulated machine.
enum class NumberFrom : std::uint8_t { log, model };

/// Why a run is slow, as an advice has found it, in one sentence around one number.
struct CauseWords {
    AdviceKind kind;
    std::size_t number; ///< the place of the number among the advice's
    NumberFrom from;
    const char* sentence; ///< with the advice's places; as many forms as `number` has. Context advice_context
};

[[nodiscard]] std::span<const CauseWords> all_causes();
/// Null where the advice is about no cost of this run.
[[nodiscard]] const CauseWords* cause_words(AdviceKind kind);

} // namespace lockstep
