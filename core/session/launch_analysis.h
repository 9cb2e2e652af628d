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

/// A row for each of LaunchResult::tables, in the same order.
using TableRows = std::vector<SiteRow>;

/// The counts for an executed source line, and the results of the model for it.
struct LineAnalysis : LineTotals {
    TableRows tables;
    Stalls stalls; ///< all 0 if the kernel does not fit on a multiprocessor
};

/// The results of the analyses of one launch under the session's hardware model: by site, and as sums that
/// are computed only once.
///
///     figures, tables   by site  -->  totals, table_totals   of the launch
///                                -->  lines                  of each line, with its stalls from the model
struct LaunchAnalysis : LaunchResult {
    Totals totals;
    TableRows table_totals;
    std::vector<LineAnalysis> lines; ///< by file and line
    LaunchModel model;
    /// For a log that is not kept: the groups of groups_to_sample(), ascending.
    std::vector<std::shared_ptr<const GroupSteps>> sampled;
};

/// Computes totals and lines from the counts by site. `warp_lanes`: W, see launch_totals().
void add_up_counts(const Program& program, std::uint32_t warp_lanes, LaunchAnalysis& analysis);

/// Stores the hardware model's results for the launch, and adds the stalls to the lines.
void take_model(const Program& program, LaunchModel model, LaunchAnalysis& analysis);

} // namespace lockstep
