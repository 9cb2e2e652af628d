#pragma once

#include "core/analysis/sites/kept_accesses.h"
#include "core/schedule/cost.h"
#include "core/schedule/kernel_use.h"
#include "core/schedule/occupancy.h"
#include "core/schedule/timeline.h"

#include <cstdint>
#include <string>
#include <vector>

namespace lockstep {

/// The context under which lupdate files the words below.
inline constexpr const char* model_context = "Model";

/// What limits occupancy: "registers". English, a key for translation in model_context.
[[nodiscard]] const char* limiter_words(Limiter limiter);
/// What costs cycles: "bank conflicts". English, a key for translation in model_context.
[[nodiscard]] const char* cost_words(CostKind kind);
/// What a warp waits for: "global memory". English, a key for translation in model_context.
[[nodiscard]] const char* wait_words(WaitReason reason);
/// Where the number of registers comes from: "an estimate". The name of a back end stands at %1. English, a key for
/// translation in model_context.
[[nodiscard]] const char* register_source_words(RegisterSource source);
/// How many of a line's accesses the compiler keeps, with places for kept_arguments(); whichever stands at %1 is
/// its count. English, a key for translation in model_context.
[[nodiscard]] const char* kept_sentence(const KeptAccesses& line);
[[nodiscard]] std::vector<std::uint32_t> kept_arguments(const KeptAccesses& line);
/// That what is counted has those accesses too: said once, behind the sentences above. English, a key for
/// translation in model_context.
[[nodiscard]] const char* counted_as_written_sentence();
/// Why an exposed cost can lie outside its whole. English, a key for translation in model_context.
[[nodiscard]] const char* scheduling_effect_sentence();
/// The next step as a sentence whose places are filled by next_step_arguments(). English, a key for
/// translation in model_context.
[[nodiscard]] const char* next_step_sentence(Limiter what);
/// %1: the number (registers, bytes, work-items) to choose; %2: resident groups then; %3: resident warps then;
/// %4: the number now.
[[nodiscard]] std::vector<std::string> next_step_arguments(const NextStep& step);

} // namespace lockstep
