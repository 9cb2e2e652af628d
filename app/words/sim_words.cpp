#include "app/words/error_words.h"
#include "app/words/translatable.h"
#include "core/kernel/sim_flaw.h"

#include <algorithm>

namespace lockstep {
namespace {

struct Row {
    std::string_view flaw;
    const char* sentence;
};

// The first argument is the flaw, %2 and %3 are its words.
constexpr Row rows[] = {
    {sim_flaw::missing,
     QT_TRANSLATE_NOOP("Errors",
                       "The launch file ends where it should name its %2. It names the program, the "
                       "kernel, three sizes of the NDRange, three of the work-group, and then each "
                       "argument.")},
    {sim_flaw::not_a_number,
     QT_TRANSLATE_NOOP("Errors", "\"%2\" is no number for the %3. Write a whole number.")},
    {sim_flaw::no_item,
     QT_TRANSLATE_NOOP("Errors", "A size of the %2 is 0: nothing would run. Write sizes from 1 on.")},
    {sim_flaw::too_many_items,
     QT_TRANSLATE_NOOP("Errors", "The NDRange has more than 2^40 work-items. Write smaller sizes.")},
    {sim_flaw::items_beyond_memory,
     QT_TRANSLATE_NOOP("Errors",
                       "The NDRange has %2 work-items. This computer has enough memory to count the accesses "
                       "of %3. Use smaller sizes.")},
    {sim_flaw::not_divided,
     QT_TRANSLATE_NOOP("Errors", "The work-group of %3 does not divide the NDRange of %2, as OpenCL 1.2 asks "
                                 "for. Change one of them.")},
    {sim_flaw::no_header,
     QT_TRANSLATE_NOOP("Errors", "An argument begins with <size=...>, but here stands \"%2\". Write the "
                                 "header of the argument in front of it.")},
    {sim_flaw::open_header,
     QT_TRANSLATE_NOOP("Errors", "The header of this argument does not end on its line. Close it with >.")},
    {sim_flaw::open_quote,
     QT_TRANSLATE_NOOP("Errors", "A name begins with a double quote here and does not end on its line. Close "
                                 "it.")},
    {sim_flaw::unknown_word,
     QT_TRANSLATE_NOOP("Errors", "\"%2\" is no word of an argument's header. Did you mean \"%3\"?")},
    {sim_flaw::strange_word,
     QT_TRANSLATE_NOOP("Errors",
                       "\"%2\" is no word of an argument's header. Known are size, the scalar types, "
                       "fill, range, random, file, noinit, null, image, sampler, ro, wo, hex and "
                       "dump.")},
    {sim_flaw::twice,
     QT_TRANSLATE_NOOP("Errors", "\"%2\" stands twice in this header. Take one of them out.")},
    {sim_flaw::two_contents,
     QT_TRANSLATE_NOOP("Errors", "This argument gets its content twice, by \"%2\" and by \"%3\". Take one of "
                                 "them out.")},
    {sim_flaw::no_size, QT_TRANSLATE_NOOP("Errors", "This argument has no size. Write size=BYTES.")},
    {sim_flaw::no_bytes,
     QT_TRANSLATE_NOOP("Errors",
                       "This argument has a size of 0 bytes, which OpenCL does not allow. Write its "
                       "size, or null instead of it for a null pointer.")},
    {sim_flaw::unknown_format, QT_TRANSLATE_NOOP("Errors", "\"%2\" is no image format. Known are %3.")},
    {sim_flaw::bad_setting, QT_TRANSLATE_NOOP("Errors", "\"%2\" is not written as it should be: %3.")},
    {sim_flaw::argument_count,
     QT_TRANSLATE_NOOP("Errors", "The launch file has %2 arguments, the kernel has %3 parameters. Write one "
                                 "argument for each, in their order.")},
    {sim_flaw::wrong_size,
     QT_TRANSLATE_NOOP("Errors", "This argument has a size of %2, its parameter or picture one of %3. Write "
                                 "the same.")},
    {sim_flaw::not_for,
     QT_TRANSLATE_NOOP("Errors", "\"%2\" says nothing about this argument: its parameter is of the kind "
                                 "\"%3\". Take it out.")},
    {sim_flaw::needed,
     QT_TRANSLATE_NOOP("Errors", "The parameter of this argument is of the kind \"%3\" and needs \"%2\". "
                                 "Write it into the header.")},
    {sim_flaw::split_value,
     QT_TRANSLATE_NOOP("Errors",
                       "The %2 bytes of this argument are not a whole number of values of %3 bytes. "
                       "Change its size or its type.")},
    {sim_flaw::bad_value,
     QT_TRANSLATE_NOOP("Errors",
                       "\"%2\" is no value of the type %3, or beyond its range. Write another value "
                       "or another type.")},
    {sim_flaw::few_values,
     QT_TRANSLATE_NOOP("Errors",
                       "This argument has %2 values, and its size asks for %3. Write the others, or "
                       "fill, range, random or file.")},
    {sim_flaw::many_values,
     QT_TRANSLATE_NOOP("Errors", "This argument has more values than its size asks for: \"%2\" is the first "
                                 "too many. Take them out, or change the size.")},
    {sim_flaw::range_count,
     QT_TRANSLATE_NOOP("Errors", "The range has %2 values, and the size of this argument asks for %3. Change "
                                 "the range or the size.")},
    {sim_flaw::short_file,
     QT_TRANSLATE_NOOP("Errors",
                       "The file %2 has fewer than the %3 bytes of this argument. Change the size, or "
                       "name another file.")},
    {sim_flaw::too_large,
     QT_TRANSLATE_NOOP("Errors", "The arguments take %2 bytes together; on this computer at most %3 are "
                                 "allowed, a quarter of its memory. Make them smaller.")},
};

} // namespace

const char* sim_sentence(std::string_view flaw) {
    const auto* const row = std::ranges::find(rows, flaw, &Row::flaw);
    return row == std::end(rows) ? nullptr : row->sentence;
}

} // namespace lockstep
