#pragma once

#include "core/analysis/findings/checks.h"
#include "core/analysis/sites/summary.h"
#include "core/facts/timing.h"
#include "core/hardware/hardware_model.h"
#include "core/session/launch_analysis.h"
#include "core/session/result_differences.h"
#include "core/trace/recording.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace lockstep {

class Session;

/// The results of the simulated hardware for a run: the total cycles of all launches. The other figures are
/// averages over these cycles.
struct ModelFigures {
    std::uint64_t cycles = 0;
    std::uint64_t time_ns = 0; ///< includes the overhead of every launch
    double theoretical_occupancy = 0;
    double achieved_occupancy = 0;
    double utilisation = 0;
};

/// Summary of a run over all its launches, as shown in sweeps and comparisons.
struct RunFigures {
    std::size_t launches = 0;
    std::uint64_t work_items = 0;
    /// Whether the result matches that of the CPU reference. Empty if there is no reference.
    std::optional<bool> correct;
    std::uint64_t errors = 0; ///< number of findings with severity error
    /// Differences between the results of plain and instrumented kernels that nothing in the kernels
    /// explains.
    std::vector<ResultDifference> unexplained;
    std::uint64_t compared = 0;                   ///< number of values that were compared for `unexplained`
    CheckState comparison = CheckState::not_done; ///< state of that comparison
    bool plain_stopped = false;                   ///< whether a plain kernel crashed or did not finish
    Totals totals;
    std::optional<Timing> timing;      ///< total time of all launches; empty if a launch was not timed
    std::optional<ModelFigures> model; ///< empty if a launch does not fit on a multiprocessor
};

/// Computes the summary of a recording from the analyses of its launches. A session already contains it
/// (Session::run_figures).
[[nodiscard]] RunFigures run_figures(const Recording& recording, const std::vector<LaunchAnalysis>& launches,
                                     const HardwareModel& hardware);

/// A figure of a run, identified by its JSON path.
struct RunFigure {
    const char* key; ///< JSON path: "timing.median_ns", "totals.local_load.conflicts"
    /// Returns the figure; nullopt if the run does not have it, for example because it was not timed.
    std::optional<double> (*of)(const RunFigures&);
    bool fewer_is_better; ///< true if lower values are better; false if higher values are, or if neither is
};

/// Returns all figures for comparisons, in display order.
[[nodiscard]] std::span<const RunFigure> run_figure_list();

/// Returns the figure with this key, which must be in run_figure_list().
[[nodiscard]] const RunFigure& run_figure(const char* key);

/// Returns one check of each kind, with the sums of what was checked and found in all launches. A check is
/// `done` if at least one launch had something to check, and `not_done` if it was impossible for any launch.
/// The last check is plain_result: `failed` if the results of the plain kernels differ without explanation,
/// `not_done` if there are no results or a difference is explained.
[[nodiscard]] std::vector<Check> checks_of_run(const Session& session);

/// Determines from the log why a launch was not timed. The reason in a recording is `findings` even if only
/// groups that were not logged have findings (with --groups, or in a saved recording of a log in parts). This
/// function detects that case.
[[nodiscard]] Untimed timing_reason(const Session& session, std::size_t launch);

} // namespace lockstep
