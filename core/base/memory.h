#pragma once

#include <cstdint>

namespace lockstep {

/// Bytes of memory that this machine has, or the limit for this process (of a container); 0: unknown.
[[nodiscard]] std::uint64_t machine_memory_bytes();

/// Bytes that the logs of a run may take if the user does not say: 1 GiB, and half of a small machine's memory. The other half
/// is for the system and for the analyses. More than 64 million events nobody looks at one by one.
[[nodiscard]] std::uint64_t default_memory_budget();

} // namespace lockstep
