#pragma once

#include "core/schedule/advice.h"

#include <string_view>

namespace lockstep {

/// The context under which lupdate files the words below.
inline constexpr const char* advice_context = "Advice";

/// What it is about, in a few words: "Pad the rows". English, a key for translation in advice_context.
[[nodiscard]] const char* advice_title(AdviceKind kind);

/// What could be done better, with places for the advice's numbers. English, a key for translation in
/// advice_context.
[[nodiscard]] const char* advice_sentence(AdviceKind kind);

} // namespace lockstep
