#pragma once

#include <cstdint>

namespace lockstep {

/// Bytes of memory that this machine has, or the limit for this process (of a container); 0: unknown.
[[nodiscard]] std::uint64_t machine_memory_bytes();

} // namespace lockstep
