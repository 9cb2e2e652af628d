#pragma once

#include <cstdint>

namespace lockstep::test {

/// Resets the peak resident memory of this process to its current resident memory.
void forget_peak_memory();
/// Returns the peak resident memory in bytes since the last reset.
[[nodiscard]] std::uint64_t peak_memory();
/// Returns the CPU time in seconds that all threads of this process have used together. The load of the
/// machine does not affect it.
[[nodiscard]] double processor_seconds();

} // namespace lockstep::test
