#include "app/words/error_words.h"
#include "app/words/translatable.h"
#include "core/kernel/build_options.h"

#include <algorithm>

namespace lockstep {
namespace {

struct OptionRow {
    std::string_view flaw;
    const char* sentence;
};

// The first argument is the flaw, %2 is the option, %3 is what is known.
constexpr OptionRow option_rows[] = {
    {option_flaw::unknown,
     QT_TRANSLATE_NOOP("Errors",
                       "The build option \"%2\" is not accepted: compilers have options that write files or "
                       "load programs. Use -D, -U, -I, -w, -W and OpenCL's own options, such as "
                       "-cl-fast-relaxed-math, and take this one out.")},
    {option_flaw::no_value,
     QT_TRANSLATE_NOOP("Errors", "The build option \"%2\" has no value. Write it behind the option.")},
    {option_flaw::bad_value,
     QT_TRANSLATE_NOOP("Errors",
                       "The build option \"%2\" has a value that is not accepted. Known values: %3.")},
    {option_flaw::bad_name,
     QT_TRANSLATE_NOOP("Errors",
                       "The build option \"%2\" does not name a macro. Write a name of letters, digits "
                       "and underscores, such as -DNAME=1.")},
    {option_flaw::open_text,
     QT_TRANSLATE_NOOP("Errors",
                       "The value in the build option \"%2\" opens a comment or ends in a backslash, so that "
                       "the next line would belong to it. Take that out.")},
    {option_flaw::open_quote,
     QT_TRANSLATE_NOOP("Errors",
                       "A double quote in the build options does not end: \"%2\". Close it, or put a "
                       "backslash before a quote that belongs to a value.")},
    {option_flaw::control,
     QT_TRANSLATE_NOOP("Errors", "The build options hold a control character: \"%2\". Take it out.")},
    {option_flaw::too_long,
     QT_TRANSLATE_NOOP("Errors", "The build options are longer than %3 bytes. They begin with \"%2\". Put "
                                 "definitions into a header.")},
};

} // namespace

const char* option_sentence(std::string_view flaw) {
    const auto* row = std::ranges::find(option_rows, flaw, &OptionRow::flaw);
    return row == std::end(option_rows) ? nullptr : row->sentence;
}

} // namespace lockstep
