#include "app/words/trace/finding_words.h"

#include "app/words/names.h"
#include "app/words/trace/item_words.h"
#include "app/words/translatable.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace lockstep {
namespace {

/// Returns the sentence that suggests how to fix the race. %1: the line to change; %2: the object. Null if a
/// barrier must be added.
const char* sentence_of(const Finding& race) {
    switch (race.cure) {
    case RaceCure::barrier:
        return nullptr;
    case RaceCure::barrier_flags:
        return race.place.space == Space::local
                   ? QT_TRANSLATE_NOOP("Races", "The barrier at line %1 does not order local memory, because "
                                                "it has only CLK_GLOBAL_MEM_FENCE. Add CLK_LOCAL_MEM_FENCE.")
                   : QT_TRANSLATE_NOOP("Races",
                                       "The barrier at line %1 does not order global memory, because it has "
                                       "only CLK_LOCAL_MEM_FENCE. Add CLK_GLOBAL_MEM_FENCE.");
    case RaceCure::fence:
        // mem_fence has the scope of a work-group, see atomic_work_item_fence in the specification of OpenCL C 2.0
        return race.between_groups
                   ? QT_TRANSLATE_NOOP("Races",
                                       "Atomics order the two work-items, but no fence orders their accesses "
                                       "to %2. Keep the "
                                       "value and the flag in one word, or, with OpenCL 2.0, add "
                                       "atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_acq_rel, "
                                       "memory_scope_device) between each access and the atomic.")
                   : QT_TRANSLATE_NOOP(
                         "Races",
                         "Atomics order the two work-items, but no fence orders their accesses to %2. Add "
                         "mem_fence(CLK_GLOBAL_MEM_FENCE) between each access and the atomic.");
    case RaceCure::atomic_access:
        return race.between_groups || race.place.space != Space::local
                   ? QT_TRANSLATE_NOOP(
                         "Races",
                         "Line %1 accesses %2 without an atomic, while other lines change it with atomics. "
                         "Use an atomic in line %1 too: atomic_or(p, 0) to read, atomic_xchg(p, x) to write.")
                   : QT_TRANSLATE_NOOP(
                         "Races", "Line %1 accesses %2 without an atomic, while other lines change it with "
                                  "atomics. Put a barrier between these accesses, or use an atomic in line "
                                  "%1 too: atomic_or(p, 0) to read, atomic_xchg(p, x) to write.");
    case RaceCure::copy_wait:
        return QT_TRANSLATE_NOOP("Races", "Call wait_group_events for the copy before line %1.");
    }
    return nullptr;
}

/// Returns the fix for a race that needs more than a barrier, or a separate location for each work-item;
/// otherwise empty.
Phrase race_cure(const Finding& race) {
    const char* const sentence = sentence_of(race);
    return sentence == nullptr ? Phrase()
                               : Phrase("Races", sentence, {id_text(race.cure_line), race.place.object});
}

constexpr const char* finding_context = "Findings";

/// The knowledge about the location of a finding: the object, only that it is private, or nothing.
enum class Known : std::uint8_t { object, is_private, nothing };

struct Row {
    FindingKind kind;
    Known known;
    /// Sentence that describes the finding. %1: a work-item, %2: the object, %3: the byte offset, %4: the
    /// group, %5: the other work-item of a pair.
    const char* sentence;
    const char* remedy; ///< suggests a fix; %1: the line, %2: the object, %3: the other line
};

using enum FindingKind;

constexpr Row rows[] = {
    {out_of_bounds, Known::object,
     QT_TRANSLATE_NOOP("Findings", "Work-item %1 accesses %2 at byte %3, which is out of bounds."),
     QT_TRANSLATE_NOOP("Findings", "Check the index before line %1, or make %2 larger.")},
    {out_of_bounds, Known::nothing,
     QT_TRANSLATE_NOOP("Findings",
                       "Work-item %1 accesses %2 at an address outside every object of the launch."),
     QT_TRANSLATE_NOOP("Findings",
                       "Derive the pointer used in line %1 from a buffer or an array, not from an integer.")},
    {out_of_bounds, Known::is_private,
     QT_TRANSLATE_NOOP("Findings", "Work-item %1 accesses a private array out of bounds."),
     QT_TRANSLATE_NOOP("Findings", "Check the index before line %1, or make the array larger.")},
    {null_pointer, Known::object,
     QT_TRANSLATE_NOOP("Findings", "Work-item %1 accesses %2, which is a null pointer."),
     QT_TRANSLATE_NOOP("Findings", "Pass a buffer for %2, or do not execute line %1 without one.")},
    {barrier_divergence, Known::object,
     QT_TRANSLATE_NOOP("Findings", "The barrier is not reached by all work-items of group %4. Work-item %1 "
                                   "is among those that never arrive."),
     QT_TRANSLATE_NOOP("Findings", "Move the barrier in line %1 to a location that every work-item of the "
                                   "group reaches, for example outside the condition or before the return.")},
    {uninitialised_read, Known::object,
     QT_TRANSLATE_NOOP("Findings", "Work-item %1 reads %2 at byte %3, which has not been written yet."),
     QT_TRANSLATE_NOOP("Findings", "Write %2 before line %1 reads it. If another work-item writes it, put a "
                                   "barrier between the write and the read.")},
    {uninitialised_read, Known::is_private,
     QT_TRANSLATE_NOOP("Findings", "Work-item %1 reads a private variable before writing it."),
     QT_TRANSLATE_NOOP("Findings",
                       "Assign the variable a value in its declaration, or on every path to line %1.")},
    {endless_loop, Known::object,
     QT_TRANSLATE_NOOP("Findings", "Work-item %1 was still in the loop when it reached the iteration limit."),
     QT_TRANSLATE_NOOP("Findings",
                       "Check the exit condition of the loop in line %1, or allow more iterations.")},
    {unfinished_copy, Known::object,
     QT_TRANSLATE_NOOP("Findings", "Work-item %1 uses %2 before waiting for the copy into it."),
     QT_TRANSLATE_NOOP("Findings", "Call wait_group_events before line %1.")},
    {misaligned_access, Known::object,
     QT_TRANSLATE_NOOP(
         "Findings", "Work-item %1 accesses %2 at byte %3, which is not a multiple of the type's alignment."),
     QT_TRANSLATE_NOOP("Findings",
                       "Use vloadN or vstoreN in line %1, or an address that is aligned for the type.")},
    {access_qualifier, Known::object,
     QT_TRANSLATE_NOOP("Findings",
                       "Work-item %1 accesses %2 at byte %3 in a way that its access qualifier forbids, "
                       "because it writes a read-only object or reads a write-only one."),
     QT_TRANSLATE_NOOP("Findings", "Declare %2 to match its use in line %1, or remove the access.")},
    {collective_mismatch, Known::object,
     QT_TRANSLATE_NOOP(
         "Findings",
         "Work-item %1 requests an asynchronous copy that differs from that of the rest of group %4, or "
         "waits for different copies. All work-items of a group must pass the same arguments."),
     QT_TRANSLATE_NOOP("Findings", "In line %1, pass arguments that do not depend on the work-item.")},
    {unneeded_barrier, Known::object,
     QT_TRANSLATE_NOOP("Findings",
                       "This barrier is redundant in this launch. Wherever work-items of a group share data "
                       "that one of them writes, other barriers already separate their accesses."),
     QT_TRANSLATE_NOOP(
         "Findings", "Remove the barrier in line %1 if it is redundant for other sizes and inputs too. Then "
                     "run the kernel again, because another barrier that was redundant may now be needed.")},
};

const Row& row_of(const Finding& finding) {
    const bool is_private = finding.place.object.empty() && finding.place.space == Space::none &&
                            (finding.kind == out_of_bounds || finding.kind == uninitialised_read);
    const Known known = is_private              ? Known::is_private
                        : lies_nowhere(finding) ? Known::nothing
                                                : Known::object;
    return *std::ranges::find_if(
        rows, [&](const Row& row) { return row.kind == finding.kind && row.known == known; });
}

const char* race_sentence(const Finding& finding) {
    if (finding.ordered_by_atomics) {
        return QT_TRANSLATE_NOOP(
            "Findings", "Work-items %1 and %5 access the same location in %2, at least one of them writes "
                        "it, and no barrier separates the accesses. In this run, only atomics ordered the "
                        "accesses. The values returned by the atomics show which access came first.");
    }
    if (finding.severity == Severity::error && finding.cure == RaceCure::barrier_flags) {
        return QT_TRANSLATE_NOOP("Findings",
                                 "Work-items %1 and %5 access the same location in %2, at least one of them "
                                 "writes it, and the barrier between the accesses does not order this "
                                 "memory. The result can therefore differ from run to run.");
    }
    if (finding.severity == Severity::error && finding.cure == RaceCure::copy_wait) {
        return QT_TRANSLATE_NOOP(
            "Findings", "An asynchronous copy and another access use the same location in %2, and at "
                        "least one of them writes it. No wait for the copy separates them, so the "
                        "result can differ from run to run.");
    }
    return finding.severity == Severity::note
               ? QT_TRANSLATE_NOOP(
                     "Findings",
                     "Work-items %1 and %5 write the same value to the same location in %2, and no barrier "
                     "separates the writes. The result does not depend on which one writes last.")
               : QT_TRANSLATE_NOOP("Findings", "Work-items %1 and %5 access the same location in %2, at "
                                               "least one of them writes it, and no barrier separates the "
                                               "accesses. The result can therefore differ from run to run.");
}

const char* race_remedy(const Finding& finding) {
    if (finding.ordered_by_atomics) {
        return QT_TRANSLATE_NOOP("Findings", "This is harmless if the kernel checks the value before it "
                                             "continues, as with a ticket or a lock.");
    }
    if (finding.severity == Severity::note) {
        return QT_TRANSLATE_NOOP("Findings",
                                 "This is harmless in practice, but OpenCL does not define the result of two "
                                 "simultaneous writes. Let only one work-item write.");
    }
    if (finding.between_groups) {
        return QT_TRANSLATE_NOOP("Findings",
                                 "The groups of a launch run in an unspecified order. Give each group its "
                                 "own location in %2, use an atomic, or split the work into two launches.");
    }
    if (finding.other_line == 0 || finding.other_line == finding.line) {
        return QT_TRANSLATE_NOOP("Findings", "Give each work-item its own location in %2, put a barrier "
                                             "between the accesses in line %1, or use an atomic.");
    }
    return finding.place.space == Space::local
               ? QT_TRANSLATE_NOOP("Findings", "Put barrier(CLK_LOCAL_MEM_FENCE) between line %1 and line "
                                               "%3, where all work-items of the group reach it.")
               : QT_TRANSLATE_NOOP("Findings", "Put barrier(CLK_GLOBAL_MEM_FENCE) between line %1 and line "
                                               "%3, where all work-items of the group reach it.");
}

Phrase name_phrase(const char* words) {
    return {name_context, words};
}

Phrase object_of(const Finding& finding) {
    return finding.place.object.empty() ? name_phrase(space_words(finding.place.space))
                                        : Phrase(finding.place.object);
}

} // namespace

Phrase finding_title(const Finding& finding) {
    return name_phrase(finding_words(finding.kind));
}

Phrase finding_sentence(const Finding& finding, const NdRange& range) {
    const bool is_pair = finding.pair.size() == 2;
    const Phrase unknown(std::string("?"));
    const auto named = [&range](std::uint64_t item) { return Phrase(item_id(range, WorkItem(item))); };
    const Phrase item = is_pair                      ? named(finding.pair[0])
                        : finding.work_items.empty() ? unknown
                                                     : named(finding.work_items[0]);
    const char* const sentence =
        finding.kind == FindingKind::race ? race_sentence(finding) : row_of(finding).sentence;
    return {finding_context,
            sentence,
            {item, object_of(finding), std::to_string(finding.place.offset),
             id_text(finding.place.group.value()), is_pair ? named(finding.pair[1]) : unknown}};
}

Phrase finding_remedy(const Finding& finding) {
    const bool is_race = finding.kind == FindingKind::race;
    if (is_race && finding.severity == Severity::error) {
        if (Phrase cure = race_cure(finding); !cure.empty()) {
            return cure;
        }
    }
    return {finding_context,
            is_race ? race_remedy(finding) : row_of(finding).remedy,
            {id_text(finding.line), object_of(finding), id_text(finding.other_line)}};
}

Phrase finding_lines(const Finding& finding) {
    return finding.other_line == 0 || finding.other_line == finding.line
               ? Phrase(finding_context, QT_TRANSLATE_NOOP("Findings", "Line %1 of %2"),
                        {id_text(finding.line), finding.file})
               : Phrase(finding_context, QT_TRANSLATE_NOOP("Findings", "Lines %1 and %2 of %3"),
                        {id_text(finding.line), id_text(finding.other_line), finding.file});
}

Phrase finding_items(const Finding& finding, const NdRange& range) {
    constexpr std::size_t most = 8;
    const std::size_t shown = std::min(most, finding.work_items.size());
    if (shown == 0) {
        return {};
    }
    std::string items;
    for (std::size_t i = 0; i < shown; ++i) {
        items += (i == 0 ? "" : ", ") + item_id(range, WorkItem(finding.work_items[i]));
    }
    return finding.work_item_count <= shown
               ? Phrase(finding_context, QT_TRANSLATE_NOOP("Findings", "Work-items: %1"), {items})
               : Phrase(finding_context, QT_TRANSLATE_NOOP("Findings", "Work-items: %1 and %2 more"),
                        {items, finding.work_item_count - shown});
}

Phrase finding_times(const Finding& finding) {
    return Phrase::counted(finding_context, QT_TRANSLATE_N_NOOP("Findings", "%1 times"),
                           QT_TRANSLATE_NOOP("Findings", "1 time"), {finding.count});
}

} // namespace lockstep
