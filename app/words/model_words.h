#pragma once

#include "app/words/phrase.h"
#include "core/analysis/sites/kept_accesses.h"
#include "core/schedule/cost.h"
#include "core/schedule/kernel_use.h"
#include "core/schedule/occupancy.h"
#include "core/schedule/timeline.h"

#include <cstdint>
#include <string>
#include <vector>

namespace lockstep {

/// The translation context of the texts below.
inline constexpr const char* model_context = "Model";

/// What limits occupancy: "registers". English, a key for translation in model_context.
[[nodiscard]] const char* limiter_words(Limiter limiter);
/// Why there is no model of a kernel that does not fit on a multiprocessor.
[[nodiscard]] Phrase does_not_fit(const std::string& preset, Limiter limiter);
/// What costs cycles: "bank conflicts". English, a key for translation in model_context.
[[nodiscard]] const char* cost_words(CostKind kind);
/// What a warp waits for: "global memory". English, a key for translation in model_context.
[[nodiscard]] const char* wait_words(WaitReason reason);
/// The source of the number of registers: "an estimate". %1 is the name of the back end. English, a key for
/// translation in model_context.
[[nodiscard]] const char* register_source_words(RegisterSource source);
/// How many of a line's accesses the compiler keeps, with placeholders for kept_arguments(); %1 decides the
/// plural form. English, a key for translation in model_context.
[[nodiscard]] const char* kept_sentence(const KeptAccesses& line);
[[nodiscard]] std::vector<std::uint32_t> kept_arguments(const KeptAccesses& line);
/// States that the counts include those accesses: shown once, after the sentences above. English, a key for
/// translation in model_context.
[[nodiscard]] const char* counted_as_written_sentence();
/// Why an exposed cost can be negative or larger than the whole cost. English, a key for translation in
/// model_context.
[[nodiscard]] const char* scheduling_effect_sentence();
/// The next step as a sentence with placeholders for next_step_arguments(). English, a key for translation in
/// model_context.
[[nodiscard]] const char* next_step_sentence(Limiter what);
/// %1: the number (registers, bytes, work-items) to choose; %2: resident groups with it; %3: resident warps
/// with it; %4: the current number.
[[nodiscard]] std::vector<std::string> next_step_arguments(const NextStep& step);

} // namespace lockstep
