#include "app/words/trace/layout_words.h"

#include "app/words/translatable.h"

#include <string>

namespace lockstep {
namespace {

constexpr const char* layout_context = "Layouts";

/// Returns the new place of element x of row y, as an expression: "x ^ (y & 3)".
std::string formula_of(const Swizzle& swizzle) {
    constexpr std::uint32_t whole = 0xFFFFFFFF;
    if (swizzle.mask == 0) {
        return "x";
    }
    std::string row = swizzle.shift == 0 ? "y" : "(y >> " + std::to_string(swizzle.shift) + ")";
    row = swizzle.mask == whole ? row : "(" + row + " & " + std::to_string(swizzle.mask) + ")";
    return "x ^ " + (swizzle.left == 0 ? row : "(" + row + " << " + std::to_string(swizzle.left) + ")");
}

} // namespace

Phrase layout_name(const TriedMap& tried) {
    if (tried.is_swizzle) {
        return formula_of(tried.swizzle);
    }
    return {layout_context, QT_TRANSLATE_NOOP("Layouts", "padding %1"), {tried.pad_words}};
}

Phrase layout_refusal(MapRefusal refusal) {
    switch (refusal) {
    case MapRefusal::no_row:
        return {layout_context, QT_TRANSLATE_NOOP("Layouts", "unknown row length: use --row")};
    case MapRefusal::splits_element:
        return {layout_context, QT_TRANSLATE_NOOP("Layouts", "not a whole number of elements")};
    case MapRefusal::breaks_access:
        return {layout_context,
                QT_TRANSLATE_NOOP("Layouts", "a vector access would not be contiguous and aligned")};
    case MapRefusal::elements_meet:
        return {layout_context, QT_TRANSLATE_NOOP("Layouts", "two elements would have the same place")};
    case MapRefusal::copied:
        return {layout_context, QT_TRANSLATE_NOOP("Layouts", "an async copy needs contiguous elements")};
    case MapRefusal::outside:
        return {layout_context,
                QT_TRANSLATE_NOOP("Layouts", "the run has an out-of-bounds access to local memory")};
    case MapRefusal::too_large:
        return {layout_context, QT_TRANSLATE_NOOP("Layouts", "the group needs too much local memory")};
    }
    return {};
}

Phrase best_layout_sentence(const TriedMap& best, const LocalFigures& recorded) {
    const LocalFigures& then = best.figures.array;
    if (best.map.is_identity() || then.wavefronts >= recorded.wavefronts) {
        return {layout_context,
                QT_TRANSLATE_NOOP("Layouts", "No other layout needs fewer passes than the recorded one.")};
    }
    const Phrase bytes(static_cast<double>(best.figures.group_bytes), byte_count);
    if (best.is_swizzle) {
        return {layout_context,
                QT_TRANSLATE_NOOP("Layouts", "Best: the swizzle %1 changes the passes from %2 to %3 and the "
                                             "conflicts from %4 to %5. A group needs %6 of local memory."),
                {formula_of(best.swizzle), recorded.wavefronts, then.wavefronts, recorded.conflicts,
                 then.conflicts, bytes}};
    }
    return Phrase::counted(
        layout_context,
        QT_TRANSLATE_N_NOOP("Layouts",
                            "Best: a padding of %1 words per row changes the passes from %2 to %3 and "
                            "the conflicts from %4 to %5. A group needs %6 of local memory."),
        QT_TRANSLATE_NOOP("Layouts", "Best: a padding of 1 word per row changes the passes from %2 to %3 and "
                                     "the conflicts from %4 to %5. A group needs %6 of local memory."),
        {best.pad_words, recorded.wavefronts, then.wavefronts, recorded.conflicts, then.conflicts, bytes});
}

} // namespace lockstep
