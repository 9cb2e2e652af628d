#include "app/words/errors/error_words.h"
#include "app/words/translatable.h"
#include "core/kernel/sim/sim_flaw.h"

#include <algorithm>

namespace lockstep {
namespace {

struct Row {
    std::string_view flaw;
    const char* sentence;
};

// The first argument is the flaw; %2 and %3 are its details.
constexpr Row rows[] = {
    {sim_flaw::missing,
     QT_TRANSLATE_NOOP(
         "Errors", "The launch file ends where its %2 is expected. It must contain the program, the kernel, "
                   "three sizes of the NDRange, three sizes of the work-group, and then each argument.")},
    {sim_flaw::not_a_number,
     QT_TRANSLATE_NOOP("Errors", "\"%2\" is not a valid number for the %3. Write a whole number.")},
    {sim_flaw::no_item,
     QT_TRANSLATE_NOOP("Errors", "A size of the %2 is 0, so nothing would run. Write sizes of 1 or more.")},
    {sim_flaw::too_many_items,
     QT_TRANSLATE_NOOP("Errors", "The NDRange has more than 2^40 work-items. Write smaller sizes.")},
    {sim_flaw::items_beyond_memory,
     QT_TRANSLATE_NOOP("Errors", "The NDRange has %2 work-items. This computer only has enough memory to "
                                 "count the accesses of %3. Use smaller sizes.")},
    {sim_flaw::not_divided, QT_TRANSLATE_NOOP("Errors", "The work-group of %3 does not divide the NDRange of "
                                                        "%2, as OpenCL 1.2 requires. Change one of them.")},
    {sim_flaw::no_header,
     QT_TRANSLATE_NOOP("Errors", "Expected <size=...> at the start of an argument, but found \"%2\". Put the "
                                 "argument's header in front of it.")},
    {sim_flaw::open_header,
     QT_TRANSLATE_NOOP("Errors", "The header of this argument does not end on its line. Close it with >.")},
    {sim_flaw::open_quote,
     QT_TRANSLATE_NOOP(
         "Errors",
         "The name that starts with a double quote here does not end on its line. Add the closing quote.")},
    {sim_flaw::unknown_word,
     QT_TRANSLATE_NOOP("Errors", "\"%2\" is not valid in an argument's header. Did you mean \"%3\"?")},
    {sim_flaw::strange_word,
     QT_TRANSLATE_NOOP("Errors",
                       "\"%2\" is not valid in an argument's header. Valid keywords: size, the scalar types, "
                       "fill, range, random, file, noinit, null, image, sampler, ro, wo, hex and dump.")},
    {sim_flaw::twice,
     QT_TRANSLATE_NOOP("Errors", "\"%2\" appears twice in this header. Remove one of them.")},
    {sim_flaw::two_contents,
     QT_TRANSLATE_NOOP(
         "Errors",
         "The content of this argument is given twice, by \"%2\" and by \"%3\". Remove one of them.")},
    {sim_flaw::no_size, QT_TRANSLATE_NOOP("Errors", "This argument has no size. Write size=BYTES.")},
    {sim_flaw::no_bytes,
     QT_TRANSLATE_NOOP("Errors", "This argument has a size of 0 bytes, which OpenCL does not allow. Write a "
                                 "larger size, or write null instead for a null pointer.")},
    {sim_flaw::unknown_format,
     QT_TRANSLATE_NOOP("Errors", "\"%2\" is not an image format. Known formats: %3.")},
    {sim_flaw::bad_setting, QT_TRANSLATE_NOOP("Errors", "\"%2\" has the wrong form. Write it as %3.")},
    {sim_flaw::argument_count,
     QT_TRANSLATE_NOOP("Errors", "The launch file has %2 arguments, but the kernel has %3 parameters. Write "
                                 "one argument for each parameter, in the same order.")},
    {sim_flaw::wrong_size,
     QT_TRANSLATE_NOOP(
         "Errors",
         "This argument has a size of %2, but its parameter or image has a size of %3. Use the same size.")},
    {sim_flaw::not_for,
     QT_TRANSLATE_NOOP(
         "Errors",
         "\"%2\" does not apply to this argument, because its parameter is of the kind \"%3\". Remove it.")},
    {sim_flaw::needed,
     QT_TRANSLATE_NOOP(
         "Errors",
         "The parameter of this argument is of the kind \"%3\" and needs \"%2\". Add it to the header.")},
    {sim_flaw::split_value,
     QT_TRANSLATE_NOOP("Errors",
                       "The %2 bytes of this argument are not a whole number of values of %3 bytes. "
                       "Change its size or its type.")},
    {sim_flaw::bad_value,
     QT_TRANSLATE_NOOP(
         "Errors",
         "\"%2\" is not a value of the type %3, or is out of its range. Use another value or another type.")},
    {sim_flaw::few_values,
     QT_TRANSLATE_NOOP("Errors", "This argument has %2 values, but its size requires %3. Add the missing "
                                 "values, or use fill, range, random or file.")},
    {sim_flaw::many_values,
     QT_TRANSLATE_NOOP("Errors", "This argument has more values than its size allows: \"%2\" is the first "
                                 "extra one. Remove the extra values, or change the size.")},
    {sim_flaw::range_count,
     QT_TRANSLATE_NOOP("Errors", "The range has %2 values, but the size of this argument requires %3. Change "
                                 "the range or the size.")},
    {sim_flaw::short_file, QT_TRANSLATE_NOOP("Errors", "The file %2 has fewer than the %3 bytes of this "
                                                       "argument. Change the size, or choose another file.")},
    {sim_flaw::too_large,
     QT_TRANSLATE_NOOP("Errors", "The arguments take %2 bytes in total. The limit on this computer is %3 "
                                 "bytes, a quarter of its memory. Make them smaller.")},
};

} // namespace

const char* sim_sentence(std::string_view flaw) {
    const auto* const row = std::ranges::find(rows, flaw, &Row::flaw);
    return row == std::end(rows) ? nullptr : row->sentence;
}

} // namespace lockstep
