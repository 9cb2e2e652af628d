#include "app/words/errors/error_words.h"
#include "app/words/errors/flaw_sentence.h"
#include "app/words/translatable.h"
#include "core/kernel/sim/sim_flaw.h"

namespace lockstep {
namespace {

constexpr FlawSentence rows[] = {
    {sim_flaw::missing,
     QT_TRANSLATE_NOOP(
         "Errors", "The launch file ends too early. Missing: %2. It must contain the program, the kernel, "
                   "three sizes of the NDRange, three sizes of the work-group, and then each argument.")},
    {sim_flaw::not_a_number,
     QT_TRANSLATE_NOOP("Errors", "\"%2\" is not a valid number for the %3. Write a whole number.")},
    {sim_flaw::no_item,
     QT_TRANSLATE_NOOP("Errors",
                       "One of the sizes of the %2 is 0, so nothing would run. Write sizes of 1 or more.")},
    {sim_flaw::too_many_items,
     QT_TRANSLATE_NOOP("Errors", "The NDRange has more than 2^40 work-items. Write smaller sizes.")},
    {sim_flaw::items_beyond_memory,
     QT_TRANSLATE_NOOP("Errors", "The NDRange has %2 work-items, but this computer has only enough memory to "
                                 "count the accesses of %3 work-items. Use smaller sizes.")},
    {sim_flaw::not_divided,
     QT_TRANSLATE_NOOP("Errors", "The NDRange size %2 is not a multiple of the work-group size %3, as OpenCL "
                                 "1.2 requires. Change one of them.")},
    {sim_flaw::no_header,
     QT_TRANSLATE_NOOP("Errors", "Expected <size=...> at the start of an argument, but found \"%2\". Insert "
                                 "the argument's header before this text.")},
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
         "The content of this argument is specified twice, by \"%2\" and by \"%3\". Remove one of them.")},
    {sim_flaw::no_size, QT_TRANSLATE_NOOP("Errors", "This argument has no size. Write size=BYTES.")},
    {sim_flaw::no_bytes,
     QT_TRANSLATE_NOOP("Errors", "This argument has a size of 0 bytes, which OpenCL does not allow. Write a "
                                 "larger size, or write null instead for a null pointer.")},
    {sim_flaw::unknown_format,
     QT_TRANSLATE_NOOP("Errors", "\"%2\" is not an image format. Known formats: %3.")},
    {sim_flaw::bad_setting, QT_TRANSLATE_NOOP("Errors", "\"%2\" has an invalid format. Write it as %3.")},
    {sim_flaw::argument_count,
     QT_TRANSLATE_NOOP("Errors", "The launch file has %2 arguments, but the kernel has %3 parameters. Write "
                                 "one argument for each parameter, in the same order.")},
    {sim_flaw::wrong_size,
     QT_TRANSLATE_NOOP("Errors", "This argument has a size of %2, but its parameter or image has a size of "
                                 "%3. Use the same size for both.")},
    {sim_flaw::not_for, QT_TRANSLATE_NOOP("Errors", "\"%2\" does not apply to this argument, because its "
                                                    "parameter has the kind \"%3\". Remove \"%2\".")},
    {sim_flaw::needed,
     QT_TRANSLATE_NOOP(
         "Errors",
         "The parameter of this argument has the kind \"%3\" and requires \"%2\". Add it to the header.")},
    {sim_flaw::split_value,
     QT_TRANSLATE_NOOP("Errors", "The size of this argument, %2 bytes, is not a multiple of the value size, "
                                 "%3 bytes. Change the size or the type.")},
    {sim_flaw::bad_value,
     QT_TRANSLATE_NOOP("Errors",
                       "\"%2\" is not a valid %3 value or is out of range. Use a different value or type.")},
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
    return sentence_of(rows, flaw);
}

} // namespace lockstep
