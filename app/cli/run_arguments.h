#pragma once

#include "app/cli/arguments.h"
#include "core/base/result.h"
#include "core/experiments/experiment.h"
#include "core/hardware/hardware_model.h"
#include "core/recording/record.h"

#include <string>
#include <vector>

namespace lockstep {

/// The model of --hardware with the changes of each --hw. Errors: unknown_hardware, value_not_allowed.
Result<HardwareModel> hardware_of(const Arguments& arguments);

/// Parameters given as "name=value". Errors: value_not_allowed.
Result<ParameterValues> parameters_of(const std::vector<std::string>& texts);

/// What --device, --groups, --memory-budget and --no-timing say.
[[nodiscard]] RecordOptions record_options(const Arguments& arguments);

/// True if WHAT is a recording to open: it ends in .lks, or is there and no experiment's id. What it is is
/// told when it is opened.
[[nodiscard]] bool is_recording_file(const std::string& what);

/// "a,b,c" in its parts.
[[nodiscard]] std::vector<std::string> split_at_commas(const std::string& text);

} // namespace lockstep
