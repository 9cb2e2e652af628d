#pragma once

#include "core/analysis/sites/figures.h"
#include "core/site/program.h"
#include "core/warp/warp_step.h"

namespace lockstep {

struct GroupInView;

/// Adds the warp steps and active lanes of a group at every site, and the number of divergent decisions. The
/// outcomes of a branch are taken or not, of a loop test continue or exit, of a switch the label. `figures`
/// has one row per site.
void count_divergence(const GroupSteps& steps, const Program& program, FiguresBySite& figures);
/// The overload that analyses() uses.
void count_divergence(const GroupInView& group, FiguresBySite& figures);

} // namespace lockstep
