#pragma once

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
    std::optional<bool> correct; ///< result of the comparison with the CPU reference; empty if there is no
                                 ///< reference
    std::uint64_t errors = 0;    ///< number of findings with severity error
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
    /// Returns the figure; nothing if the run does not have it (for example, because it was not timed).
    std::optional<double> (*of)(const RunFigures&);
    bool fewer_is_better; ///< false: higher values are better, or neither direction is better
};

/// Returns all figures for comparisons, in display order.
[[nodiscard]] std::span<const RunFigure> run_figure_list();

/// Returns the figure with this key, which must be in run_figure_list().
[[nodiscard]] const RunFigure& run_figure(const char* key);

} // namespace lockstep
