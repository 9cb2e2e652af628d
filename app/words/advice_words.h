#pragma once

#include "app/words/numbers.h"
#include "core/advice/advice.h"

#include <string>
#include <vector>

namespace lockstep {

/// The Qt translation context of the texts that the functions in this header return.
inline constexpr const char* advice_context = "Advice";

/// Returns the title of an advice, such as "Padding removes bank conflicts". It is English and serves as the
/// key for translation in advice_context.
[[nodiscard]] const char* advice_title(AdviceKind kind);

/// Returns a sentence that says what could be improved, with placeholders for the numbers of the advice. It
/// is English and serves as the key for translation in advice_context.
[[nodiscard]] const char* advice_sentence(AdviceKind kind);

/// Returns the strings that replace the placeholders of the sentence: first the numbers, then the names.
[[nodiscard]] std::vector<std::string> advice_arguments(const Advice& advice,
                                                        const NumberStyle& style = english_numbers());

} // namespace lockstep
