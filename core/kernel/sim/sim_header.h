#pragma once

#include "core/base/result.h"
#include "core/kernel/sim/sim_file.h"

#include <string>
#include <string_view>

namespace lockstep {

/// Parses the header of an argument in a launch file, which is the text between '<' and '>': "size=4096 float
/// fill=1 dump". Errors: bad_launch_file without its place.
Result<SimArgument> sim_argument_from(const std::string& header);

/// Converts an argument to its header, including '<' and '>'.
[[nodiscard]] std::string sim_header_text(const SimArgument& argument);

/// Returns the header word for a kind of content, such as "fill"; empty for values.
[[nodiscard]] std::string_view sim_word(SimContent content);

} // namespace lockstep
