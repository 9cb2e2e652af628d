#pragma once

#include "core/session/session.h"
#include "core/trace/recording.h"

#include <cstdint>
#include <memory>

namespace lockstep::test {

/// Makes the recording of a launch with random arrays in local memory and random accesses to them: reads, writes
/// and atomics, of elements and vectors, in strides and at random, by some of the lanes. The same number gives
/// the same recording.
[[nodiscard]] Recording made_up_accesses(std::uint64_t number);

/// Returns a session of a recording. `number` selects the hardware: number of banks, their width, warp width.
[[nodiscard]] std::shared_ptr<const Session> session_on(Recording recording, std::uint64_t number);

} // namespace lockstep::test
