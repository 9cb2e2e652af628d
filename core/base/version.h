#pragma once

namespace lockstep {

/// Returns the version of Lockstep: "0.1.0".
[[nodiscard]] const char* program_version();

} // namespace lockstep
