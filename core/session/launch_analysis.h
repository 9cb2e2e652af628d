#pragma once

#include "core/analysis/analysis.h"
#include "core/analysis/sites/summary.h"
#include "core/schedule/launch_model.h"
#include "core/schedule/multiprocessor.h"
#include "core/site/program.h"
#include "core/warp/warp_step.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace lockstep {

/// A row of each of LaunchResult::tables, in their order.
using TableRows = std::vector<SiteRow>;

/// What was counted on a line of the source that was executed, and what the model says of it.
struct LineAnalysis : LineTotals {
    TableRows tables;
    Stalls stalls; ///< all 0 where the kernel fits on no multiprocessor
};

/// What the analyses say of one launch under the session's hardware model: by site, and added up once for
/// all who read it.
///
///     figures, tables   by site  -->  totals, table_totals   of the launch
///                                -->  lines                  of each line, with its stalls from the model
struct LaunchAnalysis : LaunchResult {
    Totals totals;
    TableRows table_totals;
    std::vector<LineAnalysis> lines; ///< by file and line
    LaunchModel model;
    /// Of a log that nobody keeps: groups_to_sample(), ascending.
    std::vector<std::shared_ptr<const GroupSteps>> sampled;
};

/// Fills in totals and lines from what was counted by site. `warp_lanes`: W, see launch_totals().
void add_up_counts(const Program& program, std::uint32_t warp_lanes, LaunchAnalysis& analysis);

/// Takes the machine's model of the launch, and tells the lines what it says of them.
void take_model(const Program& program, LaunchModel model, LaunchAnalysis& analysis);

} // namespace lockstep
