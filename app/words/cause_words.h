#pragma once

#include "core/advice/advice.h"
#include "core/schedule/cost.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace lockstep {

/// The source of a number in an advice: the log, in which it was counted, or the model, which simulated it.
enum class NumberFrom : std::uint8_t { log, model };

/// A reason why a run is slow, expressed as one sentence that contains one number of an advice.
struct CauseWords {
    AdviceKind kind;
    std::size_t number; ///< index of this number in the advice
    NumberFrom from;
    /// The sentence in English, which serves as the key for translation in advice_context. It has the
    /// placeholders of the advice's sentence. The number with the index `number` selects the plural form.
    const char* sentence;
};

[[nodiscard]] std::span<const CauseWords> all_causes();
/// Returns the cause that an advice of this kind describes; null if such advice is not about a cost of the
/// run itself.
[[nodiscard]] const CauseWords* cause_words(AdviceKind kind);

/// Returns the cost of the model that an advice reduces.
[[nodiscard]] std::optional<CostKind> cost_of(AdviceKind kind);

} // namespace lockstep
