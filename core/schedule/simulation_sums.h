#pragma once

#include "core/schedule/multiprocessor.h"
#include "core/schedule/warps/residents.h"
#include "core/schedule/warps/schedulers.h"

namespace lockstep {

/// Adds the sums of schedulers and residency to a result whose `cycles` and `groups` are known: utilisation,
/// occupancy, the share of hidden waiting, the whole costs of divergence and barriers, and which costs there
/// are.
/// @param is_uncoalesced  whether any request took longer anywhere than its minimum number of sectors would
/// have
void add_sums(const SchedulerSums& issued, const ResidentSums& lived, std::uint32_t group_warps,
              bool is_uncoalesced, const HardwareModel& hardware, Simulation& result);

} // namespace lockstep
