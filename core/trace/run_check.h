#pragma once

#include "core/trace/recording.h"

#include <optional>
#include <string>

namespace lockstep {

/// The invalid part of a recording apart from its launches' traces; none if there is no flaw. A recording has
/// at least one launch.
[[nodiscard]] std::optional<std::string> find_flaw(const Recording& recording);

} // namespace lockstep
