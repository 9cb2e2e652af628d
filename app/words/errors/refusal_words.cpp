#include "app/words/errors/error_words.h"
#include "app/words/translatable.h"

#include <algorithm>

namespace lockstep {
namespace {

struct Row {
    std::string_view reason;
    const char* words;
};

// Each row: a reason code from core/instrument/refusal.h, and its text.
constexpr Row rows[] = {
    {"recursion", QT_TRANSLATE_NOOP("Refusals", "a function calls itself, which OpenCL C does not allow")},
    {"goto",
     QT_TRANSLATE_NOOP("Refusals", "a goto into a block, or in a function with barriers, is not supported")},
    {"nested-case-label",
     QT_TRANSLATE_NOOP("Refusals", "a case label is inside a statement nested in its switch")},
    {"case-range", QT_TRANSLATE_NOOP("Refusals", "a case label is a range of values")},
    {"statement-expression",
     QT_TRANSLATE_NOOP("Refusals", "statement expressions are not part of OpenCL C 1.2")},
    {"image",
     QT_TRANSLATE_NOOP("Refusals", "image types that OpenCL 1.2 does not have, read-write images, and "
                                   "samplers that are neither constants nor parameters are not supported")},
    {"bit-field", QT_TRANSLATE_NOOP("Refusals", "a bit-field in memory has no address")},
    {"barrier-in-operand",
     QT_TRANSLATE_NOOP("Refusals",
                       "a barrier or a sub-group function is in an operand that &&, || or ?: may skip")},
    {"function-pointer", QT_TRANSLATE_NOOP("Refusals", "a function is called through a pointer")},
    {"pointer-output",
     QT_TRANSLATE_NOOP(
         "Refusals", "this function receives a pointer, and Lockstep does not know what it reads or writes")},
    {"sub-group", QT_TRANSLATE_NOOP("Refusals", "this sub-group function is not supported")},
    {"program-scope-variable",
     QT_TRANSLATE_NOOP(
         "Refusals", "the program declares a variable in global memory, which OpenCL C 1.2 does not allow")},
    {"printf-text", QT_TRANSLATE_NOOP("Refusals", "the argument of printf for %s is not a string literal")},
    {"generic-pointer",
     QT_TRANSLATE_NOOP("Refusals", "a generic pointer of OpenCL 2 does not specify its address space")},
    {"newer-atomic", QT_TRANSLATE_NOOP("Refusals", "an atomic function of OpenCL 2 is called, but only those "
                                                   "of OpenCL 1.2, such as atomic_add, are supported")},
    {"work-group",
     QT_TRANSLATE_NOOP("Refusals",
                       "work-group functions of OpenCL 2, such as work_group_reduce_add, are not supported")},
    {"device-queue",
     QT_TRANSLATE_NOOP("Refusals", "pipes and device-side enqueue (enqueue_kernel) are not supported")},
    {"foreign-function",
     QT_TRANSLATE_NOOP("Refusals",
                       "a function is called that is neither defined here nor built into OpenCL C")},
    {"attribute",
     QT_TRANSLATE_NOOP("Refusals", "this attribute is not on the list of harmless attributes, such as "
                                   "aligned, packed, always_inline and reqd_work_group_size")},
    {"pragma",
     QT_TRANSLATE_NOOP(
         "Refusals",
         "this pragma is not on the list of harmless pragmas, such as unroll, pack and OPENCL EXTENSION")},
    {"assembly", QT_TRANSLATE_NOOP("Refusals", "inline assembly cannot be analysed")},
    {"name-of-ours",
     QT_TRANSLATE_NOOP("Refusals", "the kernel has a name that is reserved for Lockstep's own functions")},
    {"unknown-expression", QT_TRANSLATE_NOOP("Refusals", "this kind of expression is not supported")},
    {"nested-brackets",
     QT_TRANSLATE_NOOP(
         "Refusals",
         "operators, calls and subscripts are nested too deeply here: with the code that Lockstep adds to "
         "record them, there would be more than the 256 nested brackets that compilers accept")},
    {"line-number",
     QT_TRANSLATE_NOOP("Refusals",
                       "#line sets a line number above 2,147,483,647, the largest that C allows")},
    {"long-expression",
     QT_TRANSLATE_NOOP("Refusals", "an expression has more than a million characters after macro expansion")},
    {"long-source", QT_TRANSLATE_NOOP("Refusals", "the program is too long for a recording, which can "
                                                  "contain 24 MB, or 3 MB if the text is not UTF-8")},
    {"large-value", QT_TRANSLATE_NOOP("Refusals", "a struct or union is too large: the limit is 64 KiB for a "
                                                  "union and 2 GiB for an element of a buffer")},
    {"many-parameters", QT_TRANSLATE_NOOP("Refusals", "the kernel has more than 4,096 parameters")},
    {"many-objects",
     QT_TRANSLATE_NOOP("Refusals", "the kernel has more than 4,095 buffers, local variables and constants")},
    {"much-local-memory",
     QT_TRANSLATE_NOOP("Refusals", "the kernel declares more than 2 GiB of local memory")},
    {"nested-too-deeply",
     QT_TRANSLATE_NOOP("Refusals",
                       "statements and calls are nested more than 2,000 levels deep here; each \"else if\" "
                       "adds a level")},
    {"too-large",
     QT_TRANSLATE_NOOP("Refusals", "up to this line, the kernel has more accesses and branches than "
                                   "a recording can describe")},
};

} // namespace

const char* refusal_sentence(std::string_view reason) {
    const auto* row = std::ranges::find(rows, reason, &Row::reason);
    return row == std::end(rows) ? nullptr : row->words;
}

} // namespace lockstep
