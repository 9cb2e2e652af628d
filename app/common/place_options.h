#pragma once

#include "app/common/command.h"
#include "app/common/place/place_keys.h"

#include <string>
#include <vector>

namespace lockstep {

/// Returns the command-line options for the position and the view: one per key of a place.
[[nodiscard]] std::vector<Option> place_options(const PlaceNames& names);

/// Builds the place that a command's positional arguments and options describe. A positional argument is WHAT
/// or the text of a place; options override its values for all runs. Errors: those of place_from() and
/// place_run_of(); value_not_allowed.
[[nodiscard]] Result<ViewPlace> place_of(const Arguments& arguments, const PlaceNames& names);

/// Returns arguments and options from which place_of() would build this place.
[[nodiscard]] std::vector<std::string> command_words(const ViewPlace& place);

} // namespace lockstep
