#pragma once

#include "core/trace/recording.h"

namespace lockstep::test {

/// Makes a recording of a reduction in which every name, string and source line contains hostile_text(). One
/// parameter, "offset", has the value -1.5.
[[nodiscard]] Recording hostile_recording();

} // namespace lockstep::test
