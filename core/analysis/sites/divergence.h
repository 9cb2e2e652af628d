#pragma once

#include "core/analysis/sites/figures.h"
#include "core/site/program.h"
#include "core/warp/warp_step.h"

namespace lockstep {

struct GroupInView;

/// Adds a group to the figures of each site: its warp steps, its active lanes, and how many decisions were
/// divergent, that is, had different outcomes in one warp. The outcomes are taken or not for a branch,
/// continue or exit for a loop test, and the label for a switch. `figures` has one row per site.
void count_divergence(const GroupSteps& steps, const Program& program, FiguresBySite& figures);
/// Counts the steps and decisions of a group; called through analyses().
void count_divergence(const GroupInView& group, FiguresBySite& figures);

} // namespace lockstep
