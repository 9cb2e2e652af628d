#pragma once

#include "core/analysis/sites/figures.h"
#include "core/hardware/hardware_model.h"
#include "core/site/site.h"
#include "core/warp/warp_step.h"

#include <span>

namespace lockstep::test {

/// Computes the coalescing counters of core/README.md, Memory, with sets of bytes: each byte that a lane
/// requests is added to its sector and line.
FiguresBySite slow_coalescing(const GroupSteps& steps, std::span<const SiteInfo> sites,
                              const HardwareModel& hardware);

/// Computes the bank counters of core/README.md, Memory, with sets of words: each byte that a lane of a part
/// requests is added to the words of its bank; then wavefronts are simulated until all words are served.
FiguresBySite slow_banks(const GroupSteps& steps, std::span<const SiteInfo> sites,
                         const HardwareModel& hardware);

/// Counts warp steps, active lanes and divergent decisions of branches and loops (switches are ignored).
FiguresBySite slow_divergence(const GroupSteps& steps, std::span<const SiteInfo> sites);

} // namespace lockstep::test
