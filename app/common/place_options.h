#pragma once

#include "app/common/command.h"
#include "app/common/place/place_keys.h"

#include <string>
#include <vector>

namespace lockstep {

/// The options that say where to look: one for each key of a place.
[[nodiscard]] std::vector<Option> place_options(const PlaceNames& names);

/// The place of a command's words and options. A word is WHAT or the text of a place; options change what the words
/// say, of all runs. Errors: those of place_from() and place_run_of(); value_not_allowed.
[[nodiscard]] Result<ViewPlace> place_of(const Arguments& arguments, const PlaceNames& names);

/// Words and options that place_of() reads as this place.
[[nodiscard]] std::vector<std::string> command_words(const ViewPlace& place);

} // namespace lockstep
