#pragma once

#include "app/common/arguments.h"
#include "core/base/result.h"
#include "core/recording/run_spec.h"

#include <string>
#include <vector>

namespace lockstep {

/// The run of WHAT with --set, --kernel, -D, --options, --allow-files-outside, --hardware, --hw, --registers and the options
/// of record_options(). Errors: unknown_hardware, value_not_allowed.
Result<RunSpec> run_of(const std::string& what, const Arguments& arguments);

/// Whether the options that were given can mean anything for the run: a recording keeps the parameters, the
/// device and the times that it was made with, and only a .cl has a kernel to choose. Errors:
/// value_not_allowed.
Status check_options_of(const RunSpec& run, const Arguments& arguments);

/// Parameters given as "name=value". Errors: value_not_allowed.
Result<ParameterValues> parameters_of(const std::vector<std::string>& texts);

/// "a,b,c" in its parts.
[[nodiscard]] std::vector<std::string> split_at_commas(const std::string& text);

} // namespace lockstep
