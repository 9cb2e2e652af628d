#pragma once

#include "core/analysis/sites/figures.h"
#include "core/hardware/hardware_model.h"
#include "core/site/site.h"
#include "core/warp/warp_step.h"

#include <span>

namespace lockstep::test {

/// core/README.md, Memory, with sets of bytes: every byte that a lane asks for is put into its sector and line.
FiguresBySite slow_coalescing(const GroupSteps& steps, std::span<const SiteInfo> sites,
                              const HardwareModel& hardware);

/// core/README.md, Memory, with sets of words: every byte that a lane of a part asks for is put into its bank's
/// words; wavefronts are then played until all words are served.
FiguresBySite slow_banks(const GroupSteps& steps, std::span<const SiteInfo> sites,
                         const HardwareModel& hardware);

/// Warp steps, active lanes and decisions on which lanes differ, of branches and loops (switches are left
/// out).
FiguresBySite slow_divergence(const GroupSteps& steps, std::span<const SiteInfo> sites);

} // namespace lockstep::test
