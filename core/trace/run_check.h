#pragma once

#include "core/trace/recording.h"

#include <optional>
#include <string>

namespace lockstep {

/// Returns the invalid part of a recording, without examining the traces of its launches; nothing if it is
/// valid. A recording must have at least one launch.
[[nodiscard]] std::optional<std::string> find_flaw(const Recording& recording);

} // namespace lockstep
