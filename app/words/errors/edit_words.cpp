#include "app/words/errors/error_words.h"
#include "app/words/translatable.h"

#include <algorithm>
#include <iterator>

namespace lockstep {
namespace {

struct Row {
    std::string_view reason;
    const char* words;
};

// Each row: a reason code from core/site/array_edit.h, and its text.
constexpr Row rows[] = {
    {"no-array", QT_TRANSLATE_NOOP("Refusals", "the kernel has no array of this name in local memory")},
    {"in-macro", QT_TRANSLATE_NOOP("Refusals", "the text to change is in a macro")},
    {"in-include", QT_TRANSLATE_NOOP("Refusals", "the text to change is in an included file")},
    {"pointer", QT_TRANSLATE_NOOP("Refusals", "the array is used through a pointer, not by an index")},
    {"sizeof", QT_TRANSLATE_NOOP("Refusals", "the program uses the size of the array")},
    {"shared-function",
     QT_TRANSLATE_NOOP("Refusals", "a function that uses the array is also called with another array")},
    {"declaration", QT_TRANSLATE_NOOP("Refusals", "the declaration of the array has no size to change")},
    {"effect-in-row",
     QT_TRANSLATE_NOOP("Refusals", "the index of the row has a side effect or reads memory, and the swizzle "
                                   "would evaluate it twice")},
    {"dimensions", QT_TRANSLATE_NOOP("Refusals", "the array has more than two dimensions")},
    {"other-kernel", QT_TRANSLATE_NOOP("Refusals", "another kernel calls a function that uses the array")},
    {"already-required", QT_TRANSLATE_NOOP("Refusals", "the kernel already requires a group size")},
    {"host-size", QT_TRANSLATE_NOOP("Refusals", "the host sets the size of the array")},
};

} // namespace

const char* edit_sentence(std::string_view reason) {
    const auto* row = std::ranges::find(rows, reason, &Row::reason);
    return row == std::end(rows) ? nullptr : row->words;
}

} // namespace lockstep
