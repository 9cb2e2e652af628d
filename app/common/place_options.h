#pragma once

#include "app/common/command.h"
#include "app/common/place/place_keys.h"

#include <string>
#include <vector>

namespace lockstep {

/// The options for the position and the view: one for each key of a place.
[[nodiscard]] std::vector<Option> place_options(const PlaceNames& names);

/// The place given by a command's words and options. A word is WHAT or the text of a place; options override
/// the words for all runs. Errors: those of place_from() and place_run_of(); value_not_allowed.
[[nodiscard]] Result<ViewPlace> place_of(const Arguments& arguments, const PlaceNames& names);

/// The words and options that place_of() would read as this place.
[[nodiscard]] std::vector<std::string> command_words(const ViewPlace& place);

} // namespace lockstep
