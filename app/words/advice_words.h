#pragma once

#include "core/advice/advice.h"

#include <cstddef>
#include <string>
#include <vector>

namespace lockstep {

/// The context under which lupdate files the words below.
inline constexpr const char* advice_context = "Advice";

/// What it is about, in a few words: "Pad the rows". English, a key for translation in advice_context.
[[nodiscard]] const char* advice_title(AdviceKind kind);

/// What could be done better, with places for the advice's numbers. English, a key for translation in
/// advice_context.
[[nodiscard]] const char* advice_sentence(AdviceKind kind);

/// True if a number of the advice is source code: it is printed without digit grouping.
[[nodiscard]] bool is_code(AdviceKind kind, std::size_t number);

/// How many digits of a number of the advice stand behind the point in its sentence: 1 for per mille said in
/// percent, 2 for hundredths.
[[nodiscard]] unsigned advice_decimals(AdviceKind kind, std::size_t number);

/// What fills the sentence's places in English: the numbers, then the names.
[[nodiscard]] std::vector<std::string> advice_arguments(const Advice& advice);

} // namespace lockstep
