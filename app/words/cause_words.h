#pragma once

#include "core/advice/advice.h"
#include "core/schedule/cost.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace lockstep {

/// Where a number in an advice comes from: counted in the log, or simulated.
enum class NumberFrom : std::uint8_t { log, model };

/// A reason why a run is slow, as one sentence about one number of an advice.
struct CauseWords {
    AdviceKind kind;
    std::size_t number; ///< index of the number in the advice
    NumberFrom from;
    /// The sentence in English, a key for translation in advice_context. It has the placeholders of the
    /// advice; `number` selects the plural form.
    const char* sentence;
};

[[nodiscard]] std::span<const CauseWords> all_causes();
/// Returns the cause that an advice describes; null if the advice is not about a cost of this run.
[[nodiscard]] const CauseWords* cause_words(AdviceKind kind);

/// Returns the cost of the model that an advice reduces.
[[nodiscard]] std::optional<CostKind> cost_of(AdviceKind kind);

} // namespace lockstep
