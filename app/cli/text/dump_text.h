#pragma once

#include "core/trace/recording.h"

#include <string>

namespace lockstep {

/// The buffers that a launch file marks with dump, in the format of a launch file: a header and the values,
/// with the name and the kernel that wrote them as a comment. Empty if it marks none.
[[nodiscard]] std::string dump_text(const Recording& recording);

} // namespace lockstep
