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
     QT_TRANSLATE_N_NOOP("Advice",
                         "The group size (%1 work-items) is not a multiple of the warp width (%2), so only "
                         "%3 % of the lanes have work. Groups of %4 work-items would fill all lanes.")},
    {AdviceKind::divergent_condition, QT_TRANSLATE_NOOP("Advice", "Divergent condition"),
     QT_TRANSLATE_N_NOOP("Advice",
                         "This condition diverges in %1 of %2 warp steps, which costs about %4 cycles. If "
                         "adjacent work-items take the same path, fewer warps diverge.")},
    {AdviceKind::latency_exposed, QT_TRANSLATE_NOOP("Advice", "Latency is not hidden"),
     QT_TRANSLATE_N_NOOP("Advice",
                         "There are %1 issue cycles per global memory read, and a read takes %7 cycles on "
                         "average. Hiding this latency takes %3 warps (%5 % of the %6 warp slots), but only "
                         "%4 fit. Do more work per read, or increase the number of resident warps.")},
    {AdviceKind::uncoalesced, QT_TRANSLATE_NOOP("Advice", "Uncoalesced accesses"),
     QT_TRANSLATE_N_NOOP("Advice", "%3 requests move %1 sectors instead of the minimum of %2, which costs "
                                   "about %5 cycles. Let adjacent lanes access adjacent elements.")},
    {AdviceKind::misaligned, QT_TRANSLATE_NOOP("Advice", "Accesses are not aligned to sectors"),
     QT_TRANSLATE_N_NOOP(
         "Advice",
         "Each of %3 requests touches %1 sectors instead of %2, because its elements are contiguous but do "
         "not start at a sector boundary. This costs about %4 cycles. Align the elements.")},
    {AdviceKind::bank_padding, QT_TRANSLATE_NOOP("Advice", "Padding removes bank conflicts"),
     QT_TRANSLATE_N_NOOP(
         "Advice", "Padding each row of %2 words (words to add per row: %3) reduces the bank conflicts of "
                   "the first group from %1 to %4. The array's conflicts cost about %5 cycles.")},
    {AdviceKind::bank_swizzle, QT_TRANSLATE_NOOP("Advice", "A swizzle removes bank conflicts"),
     QT_TRANSLATE_N_NOOP(
         "Advice",
         "Storing word x of row y at index x ^ y of the row, with rows of %2 words, reduces the bank "
         "conflicts of the first group from %1 to %3. The array's conflicts cost about %4 cycles.")},
    {AdviceKind::bank_conflicts, QT_TRANSLATE_NOOP("Advice", "Bank conflicts"),
     QT_TRANSLATE_N_NOOP("Advice", "%1 of %2 bank passes are conflicts, which cost about %3 cycles. Padding "
                                   "or swizzling the rows would remove fewer than half of them. Let the "
                                   "lanes of a request access words in different banks.")},
    {AdviceKind::local_atomics_meet, QT_TRANSLATE_NOOP("Advice", "Local atomics contend for one word"),
     QT_TRANSLATE_N_NOOP(
         "Advice", "%1 of %2 bank passes are extra passes, mainly because several lanes of a request "
                   "update the same word: each of these updates takes a pass. The extra passes cost about %3 "
                   "cycles. Combine the values across the lanes of a warp first, or let the lanes "
                   "update several copies of the array.")},
    {AdviceKind::barrier_idle, QT_TRANSLATE_NOOP("Advice", "Warps wait at barriers"),
     QT_TRANSLATE_N_NOOP("Advice",
                         "In %1 cycles, at least one warp waits at a barrier, which makes the launch %2 "
                         "cycles longer. Balance the work between barriers, or use fewer barriers. A "
                         "group of one warp (up to %3 work-items) never waits.")},
    {AdviceKind::occupancy_registers, QT_TRANSLATE_NOOP("Advice", "Registers limit occupancy"),
     QT_TRANSLATE_N_NOOP("Advice", "Registers limit a multiprocessor to %3 groups. With %2 registers per "
                                   "work-item instead of %1, %4 groups fit.")},
    {AdviceKind::occupancy_local, QT_TRANSLATE_NOOP("Advice", "Local memory limits occupancy"),
     QT_TRANSLATE_N_NOOP("Advice", "Local memory limits a multiprocessor to %3 groups. With %2 bytes per "
                                   "group instead of %1, %4 groups fit.")},
    {AdviceKind::double_precision, QT_TRANSLATE_NOOP("Advice", "Doubles are slow"),
     QT_TRANSLATE_N_NOOP(
         "Advice", "%1 memory accesses read or write doubles, which take twice as many bytes as floats and, "
                   "on most GPUs, many times as many cycles. Use floats if they are precise enough.")},
    {AdviceKind::clamped_reads, QT_TRANSLATE_NOOP("Advice", "An image sampler could do the clamping"),
     QT_TRANSLATE_N_NOOP("Advice",
                         "The index is clamped at the border, so several lanes read the same element in %3 "
                         "of %4 requests, and %1 of %2 reads are redundant. An image sampler clamps without "
                         "extra code, and the image cache exploits locality in both dimensions.")},
    {AdviceKind::relaxed_math, QT_TRANSLATE_NOOP("Advice", "Full-precision math"),
     QT_TRANSLATE_N_NOOP("Advice", "Work-items evaluated float divisions and functions %1 times in full "
                                   "precision (number of source locations: %2). If less precision is enough, "
                                   "the build option -cl-fast-relaxed-math makes all of them faster.")},
    {AdviceKind::native_function, QT_TRANSLATE_NOOP("Advice", "A faster native function exists"),
     QT_TRANSLATE_N_NOOP("Advice", "%2 was evaluated %1 times in full precision. Its native version, %3, is "
                                   "faster, but the precision depends on the device.")},
    {AdviceKind::required_group, QT_TRANSLATE_NOOP("Advice", "Group size not declared"),
     QT_TRANSLATE_N_NOOP(
         "Advice", "The compiler does not know the group size. With __attribute__((reqd_work_group_size(%1, "
                   "%2, %3))), it can allocate registers for that size, and omit barriers if a group "
                   "consists of one warp. Warps reached the kernel's busiest barrier %4 times.")},
    {AdviceKind::bank_repadding, QT_TRANSLATE_NOOP("Advice", "Padding does not match the number of banks"),
     QT_TRANSLATE_N_NOOP(
         "Advice",
         "The array is padded by one element after every %2 elements, which suits a different bank layout or "
         "a smaller element type. Padding after every %3 elements instead reduces the bank conflicts of the "
         "first group from %1 to %4. The array's conflicts cost about %5 cycles.")},
    {AdviceKind::contiguous_blocks, QT_TRANSLATE_NOOP("Advice", "Each work-item accesses its own block"),
     QT_TRANSLATE_N_NOOP(
         "Advice",
         "Each work-item accesses %1 consecutive elements, so adjacent lanes access elements that are a "
         "block apart. %4 requests move %2 sectors instead of the minimum of %3, which costs about %5 "
         "cycles. Use a grid-stride loop, in which adjacent lanes access adjacent elements.")},
    {AdviceKind::repeated_work, QT_TRANSLATE_NOOP("Advice", "All work-items do the same work"),
     QT_TRANSLATE_N_NOOP("Advice",
                         "Each of a group's %1 work-items reads the same %3 elements in the same order, but "
                         "only one result is written. These reads take %4 of the launch's %5 warp steps. "
                         "Split the elements among the work-items and combine their partial results.")},
    {AdviceKind::atomics_meet, QT_TRANSLATE_NOOP("Advice", "Atomics contend for one address"),
     QT_TRANSLATE_N_NOOP("Advice",
                         "Several lanes of a request update the same address, so %2 requests take %1 extra "
                         "passes, not counting contention between warps. The first group executes %3 of "
                         "these atomics on %4 addresses. Combine the values in local memory or across the "
                         "lanes of a warp first, and then update each address once.")},
    {AdviceKind::group_rereads, QT_TRANSLATE_NOOP("Advice", "A group reads the same data repeatedly"),
     QT_TRANSLATE_N_NOOP(
         "Advice",
         "The requests of a group fetch %1 bytes of %4 from global memory, of which %2 are distinct. %3 "
         "bytes are read again by other work-items of the group. Load them into local memory once.")},
    {AdviceKind::empty_multiprocessors, QT_TRANSLATE_NOOP("Advice", "Multiprocessors stay idle"),
     QT_TRANSLATE_N_NOOP(
         "Advice",
         "The launch has fewer groups (%1) than the hardware has multiprocessors (%2), so %3 of them stay "
         "idle. To launch more groups, process more data at once, or give each work-item less work.")},
    {AdviceKind::latency_few_groups, QT_TRANSLATE_NOOP("Advice", "Too few groups to hide latency"),
     QT_TRANSLATE_N_NOOP("Advice",
                         "There are %1 issue cycles per global memory read, and a read takes %2 cycles on "
                         "average. Hiding this latency takes %3 warps per multiprocessor. %5 would fit, but "
                         "the launch has only %4 per multiprocessor. Launch more groups.")},
};
const AdviceWords& words_of(AdviceKind kind) {
    // a test checks that all kinds are in the table
    return *std::ranges::find(all_words, kind, &AdviceWords::kind);
}

/// True if the number with this index is printed without digit grouping, because the advice quotes it as
/// source code.
bool is_code(AdviceKind kind, std::size_t number) {
    return kind == AdviceKind::required_group && number < 3;
}

/// Returns the number of decimal places of a number in the sentence: 1 for per mille shown as percent, 2 for
/// hundredths.
unsigned advice_decimals(AdviceKind kind, std::size_t number) {
    if (kind == AdviceKind::group_size) {
        return number == 2 ? 1 : 0;
    }
    if (kind == AdviceKind::latency_exposed) {
        return number == 4 ? 1 : 0;
    }
    return kind == AdviceKind::misaligned && number < 2 ? 2 : 0;
}

} // namespace

const char* advice_title(AdviceKind kind) {
    return words_of(kind).title;
}

const char* advice_sentence(AdviceKind kind) {
    return words_of(kind).sentence;
}

std::vector<std::string> advice_arguments(const Advice& advice, const NumberStyle& style) {
    std::vector<std::string> arguments;
    for (std::size_t i = 0; i < advice.numbers.size(); ++i) {
        arguments.push_back(is_code(advice.kind, i)
                                ? id_text(advice.numbers[i])
                                : decimal(advice.numbers[i], advice_decimals(advice.kind, i), style));
    }
    arguments.insert(arguments.end(), advice.names.begin(), advice.names.end());
    return arguments;
}

} // namespace lockstep
