#pragma once

#include "core/schedule/account.h"
#include "core/schedule/multiprocessor.h"

#include <array>
#include <cstdint>
#include <vector>

namespace lockstep::test {

/// The account of cycles, computed from the timelines of all multiprocessors, cycle by cycle. Amounts are in
/// cycles, by the value of CycleUse.
struct SlowAccount {
    std::array<double, cycle_uses> amounts{};
    std::vector<std::array<double, cycle_uses>> by_site;
};

/// Computes the account by its definition: looks at each warp in each cycle of each scheduler. Queues the
/// requests to local memory itself, in the order of cycles and slots; so the pipe of local memory must serve
/// nothing else (no shared pipe, no predicated sides, no unrolled reads).
SlowAccount slow_account(const WarpStreams& streams, const Program& program, const HardwareModel& hardware,
                         std::uint32_t resident_groups);

} // namespace lockstep::test
