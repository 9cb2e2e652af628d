#include "app/words/cause_words.h"

#include "app/words/translatable.h"

#include <algorithm>
#include <iterator>

namespace lockstep {
namespace {

using enum AdviceKind;
using enum NumberFrom;

constexpr CauseWords rows[] = {
    {group_size, 2, log,
     QT_TRANSLATE_N_NOOP("Advice", "Groups do not fill their warps, so only %3 % of the lanes have work.")},
    {divergent_condition, 0, log,
     QT_TRANSLATE_N_NOOP("Advice", "A condition diverges in %1 of %2 warp steps.")},
    {latency_exposed, 2, model,
     QT_TRANSLATE_N_NOOP("Advice", "%3 warps would hide the latency of global memory, but only %4 fit.")},
    {uncoalesced, 0, log,
     QT_TRANSLATE_N_NOOP("Advice", "Requests move %1 sectors instead of the minimum of %2.")},
    {misaligned, 0, log,
     QT_TRANSLATE_N_NOOP(
         "Advice",
         "A request touches %1 sectors instead of %2, because accesses do not start at a sector boundary.")},
    {bank_padding, 0, log, QT_TRANSLATE_N_NOOP("Advice", "The first group has %1 bank conflicts.")},
    {bank_repadding, 0, log,
     QT_TRANSLATE_N_NOOP("Advice", "The first group has %1 bank conflicts, although the array is padded.")},
    {bank_swizzle, 0, log, QT_TRANSLATE_N_NOOP("Advice", "The first group has %1 bank conflicts.")},
    {bank_conflicts, 0, log, QT_TRANSLATE_N_NOOP("Advice", "%1 of %2 bank passes are conflicts.")},
    {local_atomics_meet, 0, log,
     QT_TRANSLATE_N_NOOP("Advice", "%1 of %2 bank passes are extra passes of atomics on the same word.")},
    {barrier_idle, 1, model, QT_TRANSLATE_N_NOOP("Advice", "Barriers make the launch %2 cycles longer.")},
    {occupancy_registers, 2, model,
     QT_TRANSLATE_N_NOOP(
         "Advice", "Registers limit a multiprocessor to %3 groups. With fewer registers, %4 would fit.")},
    {occupancy_local, 2, model,
     QT_TRANSLATE_N_NOOP(
         "Advice",
         "Local memory limits a multiprocessor to %3 groups. With less local memory, %4 would fit.")},
    {double_precision, 0, log, QT_TRANSLATE_N_NOOP("Advice", "%1 memory accesses read or write doubles.")},
    {clamped_reads, 0, log,
     QT_TRANSLATE_N_NOOP("Advice",
                         "%1 of %2 reads are redundant, because lanes read the same element at the border.")},
    {relaxed_math, 0, log,
     QT_TRANSLATE_N_NOOP("Advice",
                         "Float functions and divisions are evaluated %1 times in full precision.")},
    {native_function, 0, log, QT_TRANSLATE_N_NOOP("Advice", "%2 is evaluated %1 times in full precision.")},
    {contiguous_blocks, 1, log,
     QT_TRANSLATE_N_NOOP("Advice", "Requests move %2 sectors instead of the minimum of %3, because each "
                                   "work-item accesses its own block.")},
    {repeated_work, 3, log,
     QT_TRANSLATE_N_NOOP("Advice",
                         "In %4 of %5 warp steps, all work-items of a group read the same elements.")},
    {atomics_meet, 0, log, QT_TRANSLATE_N_NOOP("Advice", "Atomics on one address cost %1 extra passes.")},
    {group_rereads, 2, log,
     QT_TRANSLATE_N_NOOP("Advice",
                         "A group's work-items read %3 bytes that other work-items of the group also read.")},
    {empty_multiprocessors, 2, model,
     QT_TRANSLATE_N_NOOP("Advice", "%3 multiprocessors stay idle, because the launch has too few groups.")},
    {latency_few_groups, 2, model,
     QT_TRANSLATE_N_NOOP("Advice",
                         "%3 warps per multiprocessor would hide the latency, but the launch has only %4.")},
};

} // namespace

std::span<const CauseWords> all_causes() {
    return rows;
}

const CauseWords* cause_words(AdviceKind kind) {
    const auto* row = std::ranges::find(rows, kind, &CauseWords::kind);
    return row == std::end(rows) ? nullptr : row;
}

std::optional<CostKind> cost_of(AdviceKind kind) {
    switch (kind) {
    case bank_padding:
    case bank_repadding:
    case bank_swizzle:
    case bank_conflicts:
    case local_atomics_meet:
        return CostKind::conflicts;
    case uncoalesced:
    case misaligned:
    case contiguous_blocks:
        return CostKind::uncoalesced;
    case divergent_condition:
        return CostKind::divergence;
    case barrier_idle:
        return CostKind::barriers;
    default:
        return std::nullopt;
    }
}

} // namespace lockstep
