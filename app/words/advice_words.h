#pragma once

#include "core/advice/advice.h"

#include <cstddef>
#include <string>
#include <vector>

namespace lockstep {

/// The translation context of the texts below.
inline constexpr const char* advice_context = "Advice";

/// The title: "Padding removes bank conflicts". English, a key for translation in advice_context.
[[nodiscard]] const char* advice_title(AdviceKind kind);

/// What could be improved, with placeholders for the advice's numbers. English, a key for translation in
/// advice_context.
[[nodiscard]] const char* advice_sentence(AdviceKind kind);

/// True if a number of the advice is source code: it is printed without digit grouping.
[[nodiscard]] bool is_code(AdviceKind kind, std::size_t number);

/// Number of decimal places of a number in the sentence: 1 for per mille shown as percent, 2 for hundredths.
[[nodiscard]] unsigned advice_decimals(AdviceKind kind, std::size_t number);

/// The texts for the sentence's placeholders in English: the numbers, then the names.
[[nodiscard]] std::vector<std::string> advice_arguments(const Advice& advice);

} // namespace lockstep
