#include "app/words/trace/race_words.h"

#include "app/words/translatable.h"

namespace lockstep {
namespace {

/// Returns a sentence with placeholders: %1: the line to change, %2: the object.
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
        return QT_TRANSLATE_NOOP(
            "Races", "Atomics order the two work-items, but no fence orders their accesses to %2. Add "
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
    }
    return nullptr;
}

} // namespace

Phrase race_cure(const Finding& race) {
    const char* const sentence = sentence_of(race);
    return sentence == nullptr ? Phrase()
                               : Phrase("Races", sentence, {id_text(race.cure_line), race.place.object});
}

} // namespace lockstep
