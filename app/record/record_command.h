#pragma once

#include "app/common/command.h"

namespace lockstep {

/// Returns the options of lockstep-record, which has a single command.
[[nodiscard]] const CommandLine& lockstep_record();

} // namespace lockstep
