#pragma once

#include "core/base/error.h"

namespace lockstep {

inline constexpr int exit_done = 0;
inline constexpr int exit_findings = 1;
inline constexpr int exit_usage = 2;
inline constexpr int exit_unusable = 3;
inline constexpr int exit_device = 4;
inline constexpr int exit_cancelled = 130;

/// The exit code that DESIGN section 9 gives an error.
[[nodiscard]] int exit_code(ErrorCode code);

} // namespace lockstep
