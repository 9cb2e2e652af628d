#include "app/words/advice_words.h"

#include "app/words/numbers.h"
#include "app/words/translatable.h"

#include <algorithm>

namespace lockstep {
namespace {

struct AdviceWords {
    AdviceKind kind;
    const char* title;
    const char* sentence;
};

constexpr AdviceWords all_words[] = {
    {AdviceKind::group_size, QT_TRANSLATE_NOOP("Advice", "Groups do not fill their warps"),
     QT_TRANSLATE_N_NOOP("Advice", "A group of %1 work-items is no multiple of the warp's %2 lanes: %3 % of "
                                   "the lanes have work. Groups of %4 would fill them.")},
    {AdviceKind::divergent_condition, QT_TRANSLATE_NOOP("Advice", "Lanes disagree on a condition"),
     QT_TRANSLATE_N_NOOP(
         "Advice", "The lanes of a warp disagree on this condition in %1 of %2 warp steps, which costs about "
                   "%4 cycles. Work-items that decide alike would fill fewer warps: let neighbours decide "
                   "alike.")},
    {AdviceKind::latency_exposed, QT_TRANSLATE_NOOP("Advice", "Latency is not hidden"),
     QT_TRANSLATE_N_NOOP(
         "Advice",
         "There are %1 issue cycles for each read of global memory, which is answered after %7 cycles on "
         "average: %3 warps, %5 % of the %6 slots, would hide that; %4 fit. Do more work for each read, or "
         "let more warps be resident.")},
    {AdviceKind::uncoalesced, QT_TRANSLATE_NOOP("Advice", "Lanes access far apart"),
     QT_TRANSLATE_N_NOOP("Advice",
                         "%3 requests move %1 sectors where %2 would hold the bytes, which costs about %5 "
                         "cycles. Let neighbouring lanes access neighbouring elements.")},
    {AdviceKind::misaligned, QT_TRANSLATE_NOOP("Advice", "Accesses begin inside a sector"),
     QT_TRANSLATE_N_NOOP("Advice",
                         "Each of %3 requests touches %1 sectors where %2 would do: its elements "
                         "stand side by side, but begin inside a sector. That costs about %4 cycles. "
                         "Align them.")},
    {AdviceKind::bank_padding, QT_TRANSLATE_NOOP("Advice", "Padding removes bank conflicts"),
     QT_TRANSLATE_N_NOOP("Advice",
                         "In the first group %1 bank conflicts become %4 with padding after each row "
                         "of %2 words (words to add: %3). The array's conflicts cost about "
                         "%5 cycles.")},
    {AdviceKind::bank_swizzle, QT_TRANSLATE_NOOP("Advice", "A swizzle removes bank conflicts"),
     QT_TRANSLATE_N_NOOP("Advice", "In the first group %1 bank conflicts become %3 when word x of row y, in "
                                   "rows of %2 words, stands at x ^ y instead. The array's conflicts "
                                   "cost about %4 cycles.")},
    {AdviceKind::bank_conflicts, QT_TRANSLATE_NOOP("Advice", "Bank conflicts"),
     QT_TRANSLATE_N_NOOP("Advice",
                         "%1 of %2 passes over the banks are conflicts, which cost about %3 cycles, and "
                         "neither padding nor a swizzle of rows removes half of them. Give the lanes of a "
                         "request other words.")},
    {AdviceKind::barrier_idle, QT_TRANSLATE_NOOP("Advice", "Warps wait at barriers"),
     QT_TRANSLATE_N_NOOP(
         "Advice", "Warps stand at a barrier in %1 cycles, which costs %2 cycles of the launch. Let warps "
                   "have alike to do between barriers, or meet less often; a group of one warp, up to %3 "
                   "work-items, does not wait at all.")},
    {AdviceKind::occupancy_registers, QT_TRANSLATE_NOOP("Advice", "Registers limit occupancy"),
     QT_TRANSLATE_N_NOOP(
         "Advice",
         "Registers limit a multiprocessor to %3 groups. With %2 instead of %1 a work-item it holds %4.")},
    {AdviceKind::occupancy_local, QT_TRANSLATE_NOOP("Advice", "Local memory limits occupancy"),
     QT_TRANSLATE_N_NOOP("Advice", "Local memory limits a multiprocessor to %3 groups. With %2 instead of %1 "
                                   "bytes a group it holds %4.")},
    {AdviceKind::double_precision, QT_TRANSLATE_NOOP("Advice", "Doubles are slow"),
     QT_TRANSLATE_N_NOOP("Advice",
                         "%1 accesses move doubles, which take twice the bytes of floats and on most "
                         "GPUs many times their cycles. Use floats where they are precise enough.")},
    {AdviceKind::clamped_reads, QT_TRANSLATE_NOOP("Advice", "An image could clamp"),
     QT_TRANSLATE_N_NOOP("Advice",
                         "The index is held back at a border: in %3 of %4 requests lanes meet on one "
                         "element, %1 of %2 reads are repeats. An image's sampler clamps without "
                         "code, and its cache serves neighbours in both directions.")},
    {AdviceKind::relaxed_math, QT_TRANSLATE_NOOP("Advice", "Mathematics in full precision"),
     QT_TRANSLATE_N_NOOP("Advice",
                         "Work-items evaluated divisions and functions of floats %1 times in full "
                         "precision (places in the source: %2). Where less will do, the build option "
                         "-cl-fast-relaxed-math makes all of them faster.")},
    {AdviceKind::native_function, QT_TRANSLATE_NOOP("Advice", "A function has a faster form"),
     QT_TRANSLATE_N_NOOP("Advice",
                         "%2 was evaluated %1 times in full precision. %3 is the device's own form: "
                         "faster, with an error that the device chooses.")},
    {AdviceKind::required_group, QT_TRANSLATE_NOOP("Advice", "The group's size is not declared"),
     QT_TRANSLATE_N_NOOP(
         "Advice",
         "The compiler does not know how large groups are. With "
         "__attribute__((reqd_work_group_size(%1, %2, %3))) it can share out registers for that "
         "size, and leave barriers out where a group is one warp; warps met its barrier %4 times.")},
    {AdviceKind::bank_repadding, QT_TRANSLATE_NOOP("Advice", "Padding made for other banks"),
     QT_TRANSLATE_N_NOOP("Advice",
                         "The array is padded, an element after every %2, which suits other banks or "
                         "smaller elements. In the first group %1 bank conflicts become %4 with an "
                         "element after every %3. The array's conflicts cost about %5 cycles.")},
    {AdviceKind::contiguous_blocks, QT_TRANSLATE_NOOP("Advice", "Each work-item walks a block of its own"),
     QT_TRANSLATE_N_NOOP(
         "Advice", "Each work-item walks %1 elements one after the other, so that neighbouring lanes "
                   "stand a block apart: %4 requests move %2 sectors where %3 would hold the bytes, which "
                   "costs about %5 cycles. Let all work-items stride through the elements together.")},
    {AdviceKind::repeated_work, QT_TRANSLATE_NOOP("Advice", "All work-items do the same work"),
     QT_TRANSLATE_N_NOOP(
         "Advice", "Each of a group's %1 work-items reads the same %3 elements in the same order, and one "
                   "result is written: %4 of the launch's %5 warp steps are these reads. Share the "
                   "elements out, and put the parts together.")},
    {AdviceKind::atomics_meet, QT_TRANSLATE_NOOP("Advice", "Atomics meet at one address"),
     QT_TRANSLATE_N_NOOP(
         "Advice", "Lanes of a request meet at one address: %2 requests wait %1 turns, and where warps "
                   "meet there is not counted. The first group makes %3 of these atomics at %4 addresses. "
                   "Let a group gather in local memory first, or a warp in its lanes, and add each "
                   "address's sum once.")},
    {AdviceKind::group_rereads, QT_TRANSLATE_NOOP("Advice", "A group reads its data again"),
     QT_TRANSLATE_N_NOOP(
         "Advice", "The requests of a group fetch %1 bytes of %4 from global memory, of which %2 are "
                   "distinct: %3 bytes are read again by other work-items of the group. Bring them into "
                   "local memory once.")},
    {AdviceKind::empty_multiprocessors, QT_TRANSLATE_NOOP("Advice", "Multiprocessors stay empty"),
     QT_TRANSLATE_N_NOOP("Advice",
                         "The launch has fewer groups than the machine multiprocessors, %1 for %2: %3 "
                         "stay empty. Give it more groups: more data at once, or less work for each "
                         "work-item.")},
    {AdviceKind::latency_few_groups, QT_TRANSLATE_NOOP("Advice", "Too few groups to hide latency"),
     QT_TRANSLATE_N_NOOP(
         "Advice", "There are %1 issue cycles for each read of global memory, which is answered after %2 "
                   "cycles on average: %3 warps on a multiprocessor would hide that. %5 fit, but the "
                   "launch gives each %4. Launch more groups.")},
};
const AdviceWords& words_of(AdviceKind kind) {
    return *std::ranges::find(all_words, kind, &AdviceWords::kind); // a test looks at all kinds
}

} // namespace

const char* advice_title(AdviceKind kind) {
    return words_of(kind).title;
}

const char* advice_sentence(AdviceKind kind) {
    return words_of(kind).sentence;
}

bool is_code(AdviceKind kind, std::size_t number) {
    return kind == AdviceKind::required_group && number < 3;
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
        arguments.push_back(is_code(advice.kind, i)
                                ? std::to_string(advice.numbers[i])
                                : decimal(advice.numbers[i], advice_decimals(advice.kind, i)));
    }
    arguments.insert(arguments.end(), advice.names.begin(), advice.names.end());
    return arguments;
}

} // namespace lockstep
