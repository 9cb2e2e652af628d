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

/// One row for each table in LaunchResult::tables, in the same order.
using TableRows = std::vector<SiteRow>;

/// The counted figures of an executed source line, and the stalls that the hardware model attributes to it.
struct LineAnalysis : LineTotals {
    TableRows tables;
    Stalls stalls; ///< all zero if the kernel does not fit on a multiprocessor
};

/// The analysis results of one launch for the hardware model of the session: by site, and sums that are
/// computed only once.
///
///     figures, tables   by site  -->  totals, table_totals   of the launch
///                                -->  lines                  of each line, with its stalls from the model
struct LaunchAnalysis : LaunchResult {
    Totals totals;
    TableRows table_totals;
    std::vector<LineAnalysis> lines; ///< sorted by file and line
    LaunchModel model;
    /// For a log that is not kept: the steps of the groups from groups_to_sample(), in ascending order.
    std::vector<std::shared_ptr<const GroupSteps>> sampled;
};

/// Computes the totals and the lines from the figures by site. For `warp_lanes`, see launch_totals().
void add_up_counts(const Program& program, std::uint32_t warp_lanes, LaunchAnalysis& analysis);

/// Stores the results of the hardware model for the launch, and adds the stalls to the lines.
void take_model(const Program& program, LaunchModel model, LaunchAnalysis& analysis);

} // namespace lockstep
