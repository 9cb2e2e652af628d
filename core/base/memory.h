#pragma once

#include <cstdint>

namespace lockstep {

/// Returns the memory of this machine in bytes, or the memory limit of this process (of a container) if that
/// is lower; 0 if unknown.
[[nodiscard]] std::uint64_t machine_memory_bytes();

/// Returns the default budget in bytes for the logs of a run: 1 GiB, but at most half of the memory, so that
/// the system and the analyses have enough memory too. 1 GiB is enough for more than 64 million events, far
/// more than a user can inspect individually.
[[nodiscard]] std::uint64_t default_memory_budget();

} // namespace lockstep
