#pragma once

#include "core/analysis/sites/figures.h"
#include "core/site/site.h"
#include "core/warp/warp_step.h"

#include <span>

namespace lockstep {

struct GroupInView;

/// Adds the global-memory reads of a group whose address is clamped to a range (SiteInfo::is_clamped), and
/// counts how often lanes of one request read the same element. `figures` has one row per site.
void count_clamped(const GroupSteps& steps, std::span<const SiteInfo> sites, FiguresBySite& figures);
/// The overload that analyses() uses.
void count_clamped(const GroupInView& group, FiguresBySite& figures);

} // namespace lockstep
