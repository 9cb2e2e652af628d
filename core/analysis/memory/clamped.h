#pragma once

#include "core/analysis/sites/figures.h"
#include "core/site/site.h"
#include "core/warp/warp_step.h"

#include <span>

namespace lockstep {

struct GroupInView;

/// Counts how often lanes of one request read the same element, for the group's global-memory reads whose
/// address is clamped to a range (SiteInfo::is_clamped). Adds the counts to `figures`, which has one row per
/// site.
void count_clamped(const GroupSteps& steps, std::span<const SiteInfo> sites, FiguresBySite& figures);
/// Counts the clamped reads of a group; called through analyses().
void count_clamped(const GroupInView& group, FiguresBySite& figures);

} // namespace lockstep
