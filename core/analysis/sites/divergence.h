#pragma once

#include "core/analysis/sites/figures.h"
#include "core/site/program.h"
#include "core/warp/warp_step.h"

namespace lockstep {

struct GroupInView;

/// Adds a group's warp steps and active lanes of every site, and its divergent decisions: for a branch, taken
/// or not; for a loop, continued or left; for a switch, the label. `figures` has one row per site.
void count_divergence(const GroupSteps& steps, const Program& program, FiguresBySite& figures);
/// The overload for analyses().
void count_divergence(const GroupInView& group, FiguresBySite& figures);

} // namespace lockstep
