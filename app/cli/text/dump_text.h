#pragma once

#include "core/trace/recording.h"

#include <string>

namespace lockstep {

/// Returns the contents of the buffers that a launch file marks with "dump", in launch-file format: a header
/// and the values, with a comment that names the buffer and the kernel that wrote it. Empty if no buffer is
/// marked.
[[nodiscard]] std::string dump_text(const Recording& recording);

} // namespace lockstep
