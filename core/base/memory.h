#pragma once

#include <cstdint>

namespace lockstep {

/// Returns the memory of this machine in bytes, or the memory limit of this process (of a container) if that
/// is lower; 0 if unknown.
[[nodiscard]] std::uint64_t machine_memory_bytes();

/// Default budget in bytes for the logs of a run: 1 GiB, but at most half of the memory; the other half is
/// for the system and for the analyses. 1 GiB holds more than 64 million events, far more than anybody can
/// inspect one by one.
[[nodiscard]] std::uint64_t default_memory_budget();

} // namespace lockstep
