#pragma once

#include "app/common/command.h"
#include "app/common/place/place_keys.h"

#include <string>
#include <vector>

namespace lockstep {

/// The first sentence in the help of both programs.
inline constexpr const char* program_summary =
    "Lockstep shows how a GPU executes a kernel and moves its data.";

/// The values that shell completion offers for WHAT.
[[nodiscard]] std::vector<std::string> experiment_ids();

// Options shared by commands of both programs.
[[nodiscard]] Option set_option();
[[nodiscard]] Option kernel_option();
[[nodiscard]] Option define_option();
[[nodiscard]] Option build_options_option();
[[nodiscard]] Option files_outside_option();
[[nodiscard]] Option device_option();
[[nodiscard]] Option hardware_option();
[[nodiscard]] Option hw_option();

/// The options for the position and the view: one for each key of a place.
[[nodiscard]] std::vector<Option> place_options(const PlaceNames& names);

/// The place given by a command's words and options. A word is WHAT or the text of a place; options override
/// the words for all runs. Errors: those of place_from() and place_run_of(); value_not_allowed.
[[nodiscard]] Result<ViewPlace> place_of(const Arguments& arguments, const PlaceNames& names);

/// The words and options that place_of() would read as this place.
[[nodiscard]] std::vector<std::string> command_words(const ViewPlace& place);

} // namespace lockstep
