#pragma once

#include "core/trace/recording.h"

namespace lockstep::test {

/// A reduction's recording in which every name, text and source line contains hostile_text(). One parameter,
/// "offset", has the value -1.5.
[[nodiscard]] Recording hostile_recording();

} // namespace lockstep::test
