#pragma once

#include "app/common/arguments.h"
#include "app/common/place/place.h"
#include "core/base/result.h"
#include "core/recording/run_spec.h"

#include <string>
#include <vector>

namespace lockstep {

/// Returns `run`, changed by the options --set, --kernel, -D, --options, --device, --hardware, --hw and
/// --registers if they are given. Errors: unknown_hardware, value_not_allowed.
Result<PlaceRun> place_run_of(PlaceRun run, const Arguments& arguments);

/// Converts the run of a place to the specification of a run that can be recorded. Errors: unknown_hardware,
/// value_not_allowed, those of reading a preset; not_a_recording for a file of CUDA.
Result<RunSpec> run_of(const PlaceRun& place);

/// Builds the run that WHAT describes (WHAT may be the text of a place with one run) and applies the options
/// of place_run_of() and --allow-files-outside, --groups, --memory-budget, --time-limit, --plain-limit,
/// --build-memory, --build-time and --no-timing. Errors: those of place_from(), place_run_of() and run_of().
Result<RunSpec> run_of(const std::string& what, const Arguments& arguments);
/// Like run_of(what, arguments), for a run to which place_run_of() has already been applied.
Result<RunSpec> recorded_run_of(const PlaceRun& place, const Arguments& arguments);

/// Reads the options --groups, --memory-budget, --time-limit, --plain-limit, --build-memory, --build-time and
/// --no-timing.
[[nodiscard]] RecordOptions record_options(const Arguments& arguments);

/// Checks that the given options are valid for the run. Recordings have fixed parameters, device and times,
/// and only .cl files have kernels to choose from. Errors: value_not_allowed.
Status check_options_of(const RunSpec& run, const Arguments& arguments);

/// Parses parameters given as "name=value". Errors: value_not_allowed.
Result<ParameterValues> parameters_of(const std::vector<std::string>& texts);

/// Splits "a,b,c".
[[nodiscard]] std::vector<std::string> split_at_commas(const std::string& text);

} // namespace lockstep
