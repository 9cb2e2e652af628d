#include "app/words/model_words.h"

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
        return QT_TRANSLATE_NOOP("Model", "its own arithmetic");
    }
    return "";
}

const char* register_source_words(RegisterSource source) {
    switch (source) {
    case RegisterSource::driver:
        return QT_TRANSLATE_NOOP("Model", "as the driver says");
    case RegisterSource::setting:
        return QT_TRANSLATE_NOOP("Model", "as set");
    case RegisterSource::estimate:
        return QT_TRANSLATE_NOOP("Model", "an estimate");
    }
    return "";
}

const char* next_step_sentence(Limiter what) {
    switch (what) {
    case Limiter::registers:
        return QT_TRANSLATE_NOOP("Model",
                                 "%1 fewer registers a work-item let %2 groups (%3 warps) be resident.");
    case Limiter::local_memory:
        return QT_TRANSLATE_NOOP(
            "Model", "%1 fewer bytes of local memory a group let %2 groups (%3 warps) be resident.");
    default:
        return QT_TRANSLATE_NOOP("Model", "Groups of %1 work-items let %2 groups (%3 warps) be resident.");
    }
}

std::vector<std::string> next_step_arguments(const NextStep& step) {
    const bool fewer = step.what == Limiter::registers || step.what == Limiter::local_memory;
    return {std::to_string(fewer ? step.from - step.to : step.to), std::to_string(step.groups),
            std::to_string(step.warps)};
}

} // namespace lockstep
