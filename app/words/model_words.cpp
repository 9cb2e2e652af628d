#include "app/words/model_words.h"

#include "app/words/numbers.h"
#include "app/words/translatable.h"

namespace lockstep {

const char* limiter_words(Limiter limiter) {
    switch (limiter) {
    case Limiter::warp_slots:
        return QT_TRANSLATE_NOOP("Model", "warp slots");
    case Limiter::group_slots:
        return QT_TRANSLATE_NOOP("Model", "group slots");
    case Limiter::registers:
        return QT_TRANSLATE_NOOP("Model", "registers");
    case Limiter::local_memory:
        return QT_TRANSLATE_NOOP("Model", "local memory");
    }
    return "";
}

Phrase does_not_fit(const std::string& preset, Limiter limiter) {
    return {model_context,
            QT_TRANSLATE_NOOP("Model", "This kernel does not fit on a multiprocessor of %1, because even a "
                                       "single work-group exceeds the limit (%2)."),
            {preset, Phrase(model_context, limiter_words(limiter))}};
}

const char* cost_words(CostKind kind) {
    switch (kind) {
    case CostKind::conflicts:
        return QT_TRANSLATE_NOOP("Model", "bank conflicts");
    case CostKind::uncoalesced:
        return QT_TRANSLATE_NOOP("Model", "uncoalesced access");
    case CostKind::divergence:
        return QT_TRANSLATE_NOOP("Model", "divergence");
    case CostKind::barriers:
        return QT_TRANSLATE_NOOP("Model", "barriers");
    }
    return "";
}

const char* wait_words(WaitReason reason) {
    switch (reason) {
    case WaitReason::none:
        return QT_TRANSLATE_NOOP("Model", "nothing");
    case WaitReason::global:
        return QT_TRANSLATE_NOOP("Model", "global memory");
    case WaitReason::local:
        return QT_TRANSLATE_NOOP("Model", "local memory");
    case WaitReason::barrier:
        return QT_TRANSLATE_NOOP("Model", "a barrier");
    case WaitReason::dependency:
        return QT_TRANSLATE_NOOP("Model", "an arithmetic or branch result");
    }
    return "";
}

const char* register_source_words(RegisterSource source) {
    switch (source) {
    case RegisterSource::driver:
        return QT_TRANSLATE_NOOP("Model", "reported by the driver");
    case RegisterSource::setting:
        return QT_TRANSLATE_NOOP("Model", "set by the user");
    case RegisterSource::back_end:
        return QT_TRANSLATE_NOOP("Model", "reported by LLVM's back end for %1");
    case RegisterSource::estimate:
        return QT_TRANSLATE_NOOP("Model", "estimated");
    }
    return "";
}

const char* kept_sentence(const KeptAccesses& line) {
    return line.kept > 0  ? QT_TRANSLATE_N_NOOP("Model", "The compiler keeps %1 of these %2 accesses.")
           : line.all > 1 ? QT_TRANSLATE_N_NOOP("Model", "The compiler removes all of these %1 accesses.")
                          : QT_TRANSLATE_NOOP("Model", "The compiler removes this access.");
}

std::vector<std::uint32_t> kept_arguments(const KeptAccesses& line) {
    return line.kept > 0  ? std::vector{line.kept, line.all}
           : line.all > 1 ? std::vector{line.all}
                          : std::vector<std::uint32_t>();
}

Phrase kept_phrase(const KeptAccesses& line) {
    const std::vector<std::uint32_t> numbers = kept_arguments(line);
    Phrase phrase(model_context, kept_sentence(line), {numbers.begin(), numbers.end()});
    return numbers.empty() ? phrase : std::move(phrase).with_count(numbers.front());
}

const char* counted_as_written_sentence() {
    return QT_TRANSLATE_NOOP("Model", "The counts include all accesses in the source.");
}

const char* scheduling_effect_sentence() {
    return QT_TRANSLATE_NOOP(
        "Model", "The exposed cost is larger than the total cost or below zero, because without this cost "
                 "the warps run in a different order, which also changes the number of cycles.");
}

const char* next_step_sentence(Limiter what) {
    switch (what) {
    case Limiter::registers:
        return QT_TRANSLATE_NOOP("Model", "With %1 registers per work-item instead of %4, the number of "
                                          "resident groups is %2 (warps: %3).");
    case Limiter::local_memory:
        return QT_TRANSLATE_NOOP("Model", "With %1 bytes of local memory per group instead of %4, the number "
                                          "of resident groups is %2 (warps: %3).");
    default:
        return QT_TRANSLATE_NOOP(
            "Model",
            "With %1 work-items per group instead of %4, the number of resident groups is %2 (warps: %3).");
    }
}

std::vector<std::string> next_step_arguments(const NextStep& step) {
    return {grouped(step.to), grouped(step.groups), grouped(step.warps), grouped(step.from)};
}

Phrase next_step_phrase(const NextStep& step) {
    return {model_context, next_step_sentence(step.what), {step.to, step.groups, step.warps, step.from}};
}

} // namespace lockstep
