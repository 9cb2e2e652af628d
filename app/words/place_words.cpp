#include "app/words/place_words.h"

#include "app/words/translatable.h"

#include <algorithm>
#include <iterator>

namespace lockstep {
namespace {

struct FlawRow {
    std::string_view flaw;
    const char* sentence;
};

constexpr FlawRow flaw_rows[] = {
    {place_flaw::too_long,
     QT_TRANSLATE_NOOP(
         "Errors",
         "The part of the link at character %5 is too long. The limit is %3 bytes. Copy the link again.")},
    {place_flaw::too_many,
     QT_TRANSLATE_NOOP(
         "Errors",
         "From character %5 on, the link has too many parts. The limit is %3. Remove some of them.")},
    {place_flaw::no_what,
     QT_TRANSLATE_NOOP("Errors", "At character %5, the link must specify an experiment or a file. Add one, "
                                 "for example reduction/interleaved#step=18.")},
    {place_flaw::bad_escape,
     QT_TRANSLATE_NOOP("Errors", "The link has a \"%\" without two hexadecimal digits at character %5. "
                                 "Write %3 for a percent sign.")},
    {place_flaw::not_text,
     QT_TRANSLATE_NOOP(
         "Errors", "The link contains bytes that are not valid text at character %5. Copy the link again.")},
    {place_flaw::no_name,
     QT_TRANSLATE_NOOP("Errors", "The link has a value without a name at character %5. Write NAME=VALUE.")},
    {place_flaw::no_value,
     QT_TRANSLATE_NOOP("Errors", "The link has no value for \"%1\" at character %5. Write %1=VALUE.")},
    {place_flaw::unknown,
     QT_TRANSLATE_NOOP("Errors", "The link has an unknown key \"%1\" at character %5. Known keys: %3.")},
    {place_flaw::twice,
     QT_TRANSLATE_NOOP("Errors", "The link repeats \"%1\" at character %5. Keep only one of them.")},
    {place_flaw::not_allowed,
     QT_TRANSLATE_NOOP("Errors",
                       "The link has the invalid value \"%2\" for %1 at character %5. Allowed: %3.")},
    {place_flaw::stray,
     QT_TRANSLATE_NOOP(
         "Errors",
         "The link has an extra \"%2\" at character %5. Write %3 for this character in a name or value.")},
};

} // namespace

const char* place_sentence(std::string_view flaw) {
    const auto* row = std::ranges::find(flaw_rows, flaw, &FlawRow::flaw);
    return row == std::end(flaw_rows) ? nullptr : row->sentence;
}

} // namespace lockstep
