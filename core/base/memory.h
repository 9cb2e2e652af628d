#pragma once

#include <cstdint>

namespace lockstep {

/// Bytes of memory that this machine has, or that the system lets this process have (a container's limit);
/// 0: unknown.
[[nodiscard]] std::uint64_t machine_memory_bytes();

} // namespace lockstep
