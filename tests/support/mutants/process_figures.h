#pragma once

#include <cstdint>

namespace lockstep::test {

/// From now on the largest resident memory of this process is measured anew.
void forget_peak_memory();
/// The largest resident memory, in bytes.
[[nodiscard]] std::uint64_t peak_memory();
/// Seconds of the processor that this process has used, all threads together: how busy the machine is does
/// not count.
[[nodiscard]] double processor_seconds();

} // namespace lockstep::test
