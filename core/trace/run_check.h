#pragma once

#include "core/trace/recording.h"

#include <optional>
#include <string>

namespace lockstep {

/// The part of a recording beside its launches' traces that makes no sense; none where all is well. A
/// recording has at least one launch.
[[nodiscard]] std::optional<std::string> find_flaw(const Recording& recording);

} // namespace lockstep
