#include "app/words/advice_words.h"

#include "app/words/numbers.h"
#include "app/words/translatable.h"

namespace lockstep {

const char* advice_title(AdviceKind kind) {
    switch (kind) {
    case AdviceKind::group_size:
        return QT_TRANSLATE_NOOP("Advice", "Groups do not fill their warps");
    case AdviceKind::divergent_condition:
        return QT_TRANSLATE_NOOP("Advice", "Lanes disagree on a condition");
    case AdviceKind::latency_exposed:
        return QT_TRANSLATE_NOOP("Advice", "Latency is not hidden");
    case AdviceKind::uncoalesced:
        return QT_TRANSLATE_NOOP("Advice", "Lanes access far apart");
    case AdviceKind::misaligned:
        return QT_TRANSLATE_NOOP("Advice", "Accesses begin inside a sector");
    case AdviceKind::bank_padding:
        return QT_TRANSLATE_NOOP("Advice", "Padding removes bank conflicts");
    case AdviceKind::bank_swizzle:
        return QT_TRANSLATE_NOOP("Advice", "A swizzle removes bank conflicts");
    case AdviceKind::bank_conflicts:
        return QT_TRANSLATE_NOOP("Advice", "Bank conflicts");
    case AdviceKind::barrier_idle:
        return QT_TRANSLATE_NOOP("Advice", "Warps wait at barriers");
    case AdviceKind::occupancy_registers:
        return QT_TRANSLATE_NOOP("Advice", "Registers limit occupancy");
    case AdviceKind::occupancy_local:
        return QT_TRANSLATE_NOOP("Advice", "Local memory limits occupancy");
    case AdviceKind::double_precision:
        return QT_TRANSLATE_NOOP("Advice", "Doubles are slow");
    case AdviceKind::clamped_reads:
        return QT_TRANSLATE_NOOP("Advice", "An image could clamp");
    case AdviceKind::relaxed_math:
        return QT_TRANSLATE_NOOP("Advice", "Mathematics in full precision");
    case AdviceKind::native_function:
        return QT_TRANSLATE_NOOP("Advice", "A function has a faster form");
    case AdviceKind::required_group:
        return QT_TRANSLATE_NOOP("Advice", "The group's size is not declared");
    }
    return QT_TRANSLATE_NOOP("Advice", "Could be better");
}

const char* advice_sentence(AdviceKind kind) {
    switch (kind) {
    case AdviceKind::group_size:
        return QT_TRANSLATE_NOOP("Advice",
                                 "A group of %1 work-items is no multiple of the warp's %2 lanes: %3 % of "
                                 "the lanes have work. Groups of %4 would fill them.");
    case AdviceKind::divergent_condition:
        return QT_TRANSLATE_NOOP("Advice",
                                 "The lanes of a warp disagree on this condition in %1 of %2 warp steps; "
                                 "divergence costs %3 cycles of this launch. Let neighbouring work-items "
                                 "decide alike.");
    case AdviceKind::latency_exposed:
        return QT_TRANSLATE_NOOP("Advice",
                                 "There are %1 issue cycles for each read of global memory, whose latency "
                                 "is %2: %3 warps, %5 % of the %6 slots, would hide it; %4 fit. Do more "
                                 "work for each read, or let more warps be resident.");
    case AdviceKind::uncoalesced:
        return QT_TRANSLATE_NOOP("Advice",
                                 "%3 requests move %1 sectors where %2 would hold the bytes; this costs %4 "
                                 "cycles of the launch. Let neighbouring lanes access neighbouring "
                                 "elements.");
    case AdviceKind::misaligned:
        return QT_TRANSLATE_NOOP("Advice",
                                 "Each of %3 requests touches %1 sectors where %2 would do: its elements "
                                 "stand side by side, but begin inside a sector. Align them.");
    case AdviceKind::bank_padding:
        return QT_TRANSLATE_NOOP("Advice",
                                 "In the first group %1 bank conflicts become %4 when each row of %2 words "
                                 "is followed by %3 words of padding.");
    case AdviceKind::bank_swizzle:
        return QT_TRANSLATE_NOOP("Advice",
                                 "In the first group %1 bank conflicts become %3 when word x of row y, in "
                                 "rows of %2 words, stands at x ^ y instead.");
    case AdviceKind::bank_conflicts:
        return QT_TRANSLATE_NOOP("Advice",
                                 "%1 of %2 passes over the banks are conflicts, and neither padding nor a "
                                 "swizzle of rows removes half of them. Give the lanes of a request other "
                                 "words.");
    case AdviceKind::barrier_idle:
        return QT_TRANSLATE_NOOP("Advice",
                                 "Warps stand at a barrier in %1 cycles, which costs %2 cycles of the "
                                 "launch. A group of one warp, up to %3 work-items, pays nothing for "
                                 "barriers.");
    case AdviceKind::occupancy_registers:
        return QT_TRANSLATE_NOOP("Advice",
                                 "Registers limit a multiprocessor to %3 groups. With %2 instead of %1 a "
                                 "work-item it holds %4.");
    case AdviceKind::occupancy_local:
        return QT_TRANSLATE_NOOP("Advice",
                                 "Local memory limits a multiprocessor to %3 groups. With %2 instead of %1 "
                                 "bytes a group it holds %4.");
    case AdviceKind::double_precision:
        return QT_TRANSLATE_NOOP("Advice",
                                 "%1 accesses move doubles, which take twice the bytes of floats and on "
                                 "most GPUs many times their cycles. Use floats where they are precise "
                                 "enough.");
    case AdviceKind::clamped_reads:
        return QT_TRANSLATE_NOOP("Advice",
                                 "The index is held back at a border: in %3 of %4 requests lanes meet on one "
                                 "element, %1 of %2 reads are repeats. An image's sampler clamps without "
                                 "code, and its cache serves neighbours in both directions.");
    case AdviceKind::relaxed_math:
        return QT_TRANSLATE_NOOP("Advice",
                                 "Work-items evaluated divisions and functions of floats %1 times in full "
                                 "precision (places in the source: %2). Where less will do, the build option "
                                 "-cl-fast-relaxed-math makes all of them faster.");
    case AdviceKind::native_function:
        return QT_TRANSLATE_NOOP("Advice",
                                 "%2 was evaluated %1 times in full precision. %3 is the device's own form: "
                                 "faster, with an error that the device chooses.");
    case AdviceKind::required_group:
        return QT_TRANSLATE_NOOP("Advice",
                                 "The compiler does not know how large groups are. With "
                                 "__attribute__((reqd_work_group_size(%1, %2, %3))) it can share out "
                                 "registers for that size, and leave barriers out where a group is one warp; "
                                 "warps met this one %4 times.");
    }
    return "";
}

unsigned advice_decimals(AdviceKind kind, std::size_t number) {
    if (kind == AdviceKind::group_size) {
        return number == 2 ? 1 : 0;
    }
    if (kind == AdviceKind::latency_exposed) {
        return number == 4 ? 1 : 0;
    }
    return kind == AdviceKind::misaligned && number < 2 ? 2 : 0;
}

std::vector<std::string> advice_arguments(const Advice& advice) {
    std::vector<std::string> arguments;
    for (std::size_t i = 0; i < advice.numbers.size(); ++i) {
        arguments.push_back(decimal(advice.numbers[i], advice_decimals(advice.kind, i)));
    }
    arguments.insert(arguments.end(), advice.names.begin(), advice.names.end());
    return arguments;
}

} // namespace lockstep
