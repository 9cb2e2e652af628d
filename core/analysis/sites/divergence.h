#pragma once

#include "core/analysis/sites/figures.h"
#include "core/site/program.h"
#include "core/warp/warp_step.h"

namespace lockstep {

struct GroupInView;

/// Adds a group's warp steps and active lanes of every site, and the decisions on which the lanes of a warp
/// disagreed: of a branch, taken or not; of a loop, gone on or left; of a switch, the place of entry.
/// `figures` has one row a site.
void count_divergence(const GroupSteps& steps, const Program& program, FiguresBySite& figures);
/// As analyses() asks it.
void count_divergence(const GroupInView& group, FiguresBySite& figures);

} // namespace lockstep
