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

/// The Qt translation context of the texts that the functions in this header return.
inline constexpr const char* model_context = "Model";

/// Returns the name of the resource that limits occupancy, such as "registers". It is English and serves as
/// the key for translation in model_context.
[[nodiscard]] const char* limiter_words(Limiter limiter);
/// Explains why a kernel that does not fit on a multiprocessor cannot be simulated.
[[nodiscard]] Phrase does_not_fit(const std::string& preset, Limiter limiter);
/// Returns the name of a kind of cost, such as "bank conflicts". It is English and serves as the key for
/// translation in model_context.
[[nodiscard]] const char* cost_words(CostKind kind);
/// Returns the name of what a warp waits for, such as "global memory". It is English and serves as the key
/// for translation in model_context.
[[nodiscard]] const char* wait_words(WaitReason reason);
/// Returns the name of the source of the number of registers, such as "estimated". %1 in it stands for the
/// name of the back end. It is English and serves as the key for translation in model_context.
[[nodiscard]] const char* register_source_words(RegisterSource source);
/// Returns a sentence that says how many accesses of a line the compiler keeps, with placeholders for
/// kept_arguments(); %1 selects the plural form. It is English and serves as the key for translation in
/// model_context.
[[nodiscard]] const char* kept_sentence(const KeptAccesses& line);
[[nodiscard]] std::vector<std::uint32_t> kept_arguments(const KeptAccesses& line);
/// Returns kept_sentence() with its arguments.
[[nodiscard]] Phrase kept_phrase(const KeptAccesses& line);
/// Returns the sentence that says that the counts also include accesses that the compiler removes. It is
/// shown once, after all sentences of kept_sentence(). It is English and serves as the key for translation in
/// model_context.
[[nodiscard]] const char* counted_as_written_sentence();
/// Returns the sentence that explains why an exposed cost can be negative or larger than the whole cost. It
/// is English and serves as the key for translation in model_context.
[[nodiscard]] const char* scheduling_effect_sentence();
/// Returns a sentence that suggests how to raise the occupancy, with placeholders for next_step_arguments().
/// It is English and serves as the key for translation in model_context.
[[nodiscard]] const char* next_step_sentence(Limiter what);
/// Returns the arguments of next_step_sentence(): %1 is the recommended number of registers, bytes or
/// work-items; %2 and %3 are the resident groups and warps that it allows; %4 is the current number.
[[nodiscard]] std::vector<std::string> next_step_arguments(const NextStep& step);
/// Returns next_step_sentence() with its arguments.
[[nodiscard]] Phrase next_step_phrase(const NextStep& step);

} // namespace lockstep
