#pragma once

#include "core/base/result.h"
#include "core/kernel/sim/sim_file.h"

#include <string>
#include <string_view>

namespace lockstep {

/// Reads the text between '<' and '>' of an argument in a launch file: "size=4096 float fill=1 dump". Errors:
/// bad_launch_file without its place.
Result<SimArgument> sim_argument_from(const std::string& header);

/// The header of an argument, with its brackets.
[[nodiscard]] std::string sim_header_text(const SimArgument& argument);

/// The word for a content in a header: "fill"; "" for values.
[[nodiscard]] std::string_view sim_word(SimContent content);

} // namespace lockstep
