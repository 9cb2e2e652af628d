#pragma once

#include "core/schedule/multiprocessor.h"
#include "core/schedule/warps/residents.h"
#include "core/schedule/warps/schedulers.h"

namespace lockstep {

/// Computes the figures of a result that depend on sums over schedulers and residencies: utilisation,
/// occupancy, latency hiding, the whole costs of divergence and barriers, and which costs exist. `cycles` and
/// `groups` of the result must already be set.
/// @param is_uncoalesced  whether any request took longer in any part of memory than with its minimum number
/// of sectors
void add_sums(const SchedulerSums& issued, const ResidentSums& lived, std::uint32_t group_warps,
              bool is_uncoalesced, const HardwareModel& hardware, Simulation& result);

} // namespace lockstep
