#include "app/words/errors/error_words.h"
#include "app/words/translatable.h"
#include "core/kernel/build_options.h"

#include <algorithm>

namespace lockstep {
namespace {

struct OptionRow {
    std::string_view flaw;
    const char* sentence;
};

// Each row: the flaw, and its sentence, in which %2 is the option, and %3 the accepted values or the limit.
constexpr OptionRow option_rows[] = {
    {option_flaw::unknown,
     QT_TRANSLATE_NOOP("Errors", "The build option \"%2\" is not accepted, because some compiler options "
                                 "write files or load programs. Remove it. Accepted options: -D, -U, -I, -w, "
                                 "-W and OpenCL's own options, such as -cl-fast-relaxed-math.")},
    {option_flaw::no_value,
     QT_TRANSLATE_NOOP("Errors", "The build option \"%2\" has no value. Add one after it.")},
    {option_flaw::bad_value,
     QT_TRANSLATE_NOOP("Errors",
                       "The build option \"%2\" has a value that is not accepted. Accepted values: %3.")},
    {option_flaw::bad_name,
     QT_TRANSLATE_NOOP("Errors", "The build option \"%2\" does not contain a valid macro name. Use a name of "
                                 "letters, digits and underscores, such as -DNAME=1.")},
    {option_flaw::open_text,
     QT_TRANSLATE_NOOP("Errors",
                       "The value of the build option \"%2\" starts a comment or ends with a backslash, so "
                       "the next line would become part of it. Remove the comment or the backslash.")},
    {option_flaw::open_quote,
     QT_TRANSLATE_NOOP("Errors",
                       "A double quote in the build options is not closed: \"%2\". Close it, or put a "
                       "backslash before a quote that is part of a value.")},
    {option_flaw::control,
     QT_TRANSLATE_NOOP("Errors", "The build options contain a control character: \"%2\". Remove it.")},
    {option_flaw::too_long,
     QT_TRANSLATE_NOOP("Errors", "The build options are longer than %3 bytes. They begin with \"%2\". Move "
                                 "definitions into a header.")},
};

} // namespace

const char* option_sentence(std::string_view flaw) {
    const auto* row = std::ranges::find(option_rows, flaw, &OptionRow::flaw);
    return row == std::end(option_rows) ? nullptr : row->sentence;
}

} // namespace lockstep
