#pragma once

#include "app/common/command.h"
#include "app/common/place/place_keys.h"

#include <string>
#include <vector>

namespace lockstep {

/// The first sentence in the help of both programs.
[[nodiscard]] Phrase program_summary();

/// Returns the values that shell completion offers for WHAT.
[[nodiscard]] std::vector<std::string> experiment_ids();

// Options used by commands of several programs.
[[nodiscard]] Option set_option();
[[nodiscard]] Option kernel_option();
[[nodiscard]] Option define_option();
[[nodiscard]] Option build_options_option();
[[nodiscard]] Option files_outside_option();
[[nodiscard]] Option groups_option();
[[nodiscard]] Option memory_budget_option();
[[nodiscard]] Option time_limit_option();
[[nodiscard]] Option plain_limit_option();
[[nodiscard]] Option build_memory_option();
[[nodiscard]] Option build_time_option();
[[nodiscard]] Option no_timing_option();
[[nodiscard]] Option device_option();
[[nodiscard]] Option hardware_option();
[[nodiscard]] Option hw_option();

/// Returns the command-line options for the position and the view: one per key of a place.
[[nodiscard]] std::vector<Option> place_options(const PlaceNames& names);

/// Builds the place that a command's positional arguments and options describe. A positional argument is WHAT
/// or the text of a place; options override its values for all runs. Errors: those of place_from() and
/// place_run_of(); value_not_allowed.
[[nodiscard]] Result<ViewPlace> place_of(const Arguments& arguments, const PlaceNames& names);

/// Converts a place to command-line arguments and options, from which place_of() would build the same place.
[[nodiscard]] std::vector<std::string> command_words(const ViewPlace& place);

} // namespace lockstep
