#pragma once

#include "core/advice/advice.h"

#include <cstddef>
#include <string>
#include <vector>

namespace lockstep {

/// The translation context of the texts below.
inline constexpr const char* advice_context = "Advice";

/// Returns the title of an advice: "Padding removes bank conflicts". English, a key for translation in
/// advice_context.
[[nodiscard]] const char* advice_title(AdviceKind kind);

/// Returns a sentence that says what could be improved, with placeholders for the advice's numbers. English,
/// a key for translation in advice_context.
[[nodiscard]] const char* advice_sentence(AdviceKind kind);

/// Returns whether a number in the sentence is part of source code, so that it is printed without digit
/// grouping.
[[nodiscard]] bool is_code(AdviceKind kind, std::size_t number);

/// Returns the number of decimal places of a number in the sentence: 1 for per mille shown as percent, 2 for
/// hundredths.
[[nodiscard]] unsigned advice_decimals(AdviceKind kind, std::size_t number);

/// Returns the English texts for the placeholders of the sentence: the numbers, then the names.
[[nodiscard]] std::vector<std::string> advice_arguments(const Advice& advice);

} // namespace lockstep
