#pragma once

#include "core/analysis/sites/figures.h"
#include "core/site/site.h"
#include "core/warp/warp_step.h"

#include <span>

namespace lockstep {

struct GroupInView;

/// Adds a group's reads of global memory whose address is clamped (SiteInfo::is_clamped): how often lanes of
/// one request access the same element. `figures` has one row per site.
void count_clamped(const GroupSteps& steps, std::span<const SiteInfo> sites, FiguresBySite& figures);
/// The overload for analyses().
void count_clamped(const GroupInView& group, FiguresBySite& figures);

} // namespace lockstep
