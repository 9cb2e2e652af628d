#pragma once

#include "app/words/phrase.h"
#include "core/analysis/sites/kept_accesses.h"
#include "core/schedule/cost.h"
#include "core/schedule/kernel_use.h"
#include "core/schedule/occupancy.h"
#include "core/schedule/timeline.h"
#include "core/schedule/verdict.h"

#include <cstdint>
#include <string>
#include <vector>

namespace lockstep {

/// The translation context of the texts below.
inline constexpr const char* model_context = "Model";

/// Returns the English name of what limits occupancy, "registers", to be translated in model_context.
[[nodiscard]] const char* limiter_words(Limiter limiter);
/// Explains why a kernel that does not fit on a multiprocessor cannot be simulated.
[[nodiscard]] Phrase does_not_fit(const std::string& preset, Limiter limiter);
/// Returns the English name of a kind of cost, "bank conflicts", to be translated in model_context.
[[nodiscard]] const char* cost_words(CostKind kind);
/// Returns the English name of what a warp waits for, "global memory", to be translated in model_context.
[[nodiscard]] const char* wait_words(WaitReason reason);
/// Names the source of the number of registers: "estimated". %1 is the name of the back end. English, a key
/// for translation in model_context.
[[nodiscard]] const char* register_source_words(RegisterSource source);
/// Says how many accesses of a line the compiler keeps, with placeholders for kept_arguments(); %1 selects
/// the plural form. English, a key for translation in model_context.
[[nodiscard]] const char* kept_sentence(const KeptAccesses& line);
[[nodiscard]] std::vector<std::uint32_t> kept_arguments(const KeptAccesses& line);
/// Says that the counts include these accesses. Shown once, after the sentences above. English, a key for
/// translation in model_context.
[[nodiscard]] const char* counted_as_written_sentence();
/// Explains why an exposed cost can be negative or larger than the whole cost. English, a key for translation
/// in model_context.
[[nodiscard]] const char* scheduling_effect_sentence();
/// Suggests how to raise the occupancy, with placeholders for next_step_arguments(). English, a key for
/// translation in model_context.
[[nodiscard]] const char* next_step_sentence(Limiter what);
/// Returns the arguments of next_step_sentence(): %1: the recommended number (of registers, bytes,
/// work-items); %2, %3: the resident groups and warps that it allows; %4: the current number.
[[nodiscard]] std::vector<std::string> next_step_arguments(const NextStep& step);

/// Returns one sentence in English, with placeholders for verdict_arguments(). If the verdict has a site, %1
/// is its location.
[[nodiscard]] const char* verdict_sentence(const Verdict& verdict);

/// Returns the arguments. `place`: "line 41", or another name for the verdict's site; may be empty if it has
/// none.
[[nodiscard]] std::vector<std::string> verdict_arguments(const Verdict& verdict, const std::string& place);

/// A verdict in parts, for a card with a large number.
struct VerdictCard {
    Phrase number;  ///< "61.2 %"; empty if the verdict has no share
    Phrase heading; ///< what the number is a share of, and the cause: "of the waiting time: global memory"
    Phrase detail;  ///< in cycles
};

/// Returns the card for a verdict. `cycles`: modelled cycles of the launch.
[[nodiscard]] VerdictCard verdict_card(const Verdict& verdict, std::uint64_t cycles);

} // namespace lockstep
