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

/// The result of the simulated hardware for a run: the cycles of all launches one after another; other
/// figures are averages over these cycles.
struct ModelFigures {
    std::uint64_t cycles = 0;
    std::uint64_t time_ns = 0; ///< includes the overhead of each launch
    double theoretical_occupancy = 0;
    double achieved_occupancy = 0;
    double utilisation = 0;
};

/// Summary of a run, over all its launches: the figures that sweeps and comparisons show side by side.
struct RunFigures {
    std::size_t launches = 0;
    std::uint64_t work_items = 0;
    std::optional<bool> correct; ///< compared with the CPU reference; none without a reference
    std::uint64_t errors = 0;    ///< findings of severity error
    /// Differences of the plain kernels' results that nothing in the kernels explains.
    std::vector<ResultDifference> unexplained;
    std::uint64_t compared = 0;                   ///< number of values compared for it
    CheckState comparison = CheckState::not_done; ///< state of that comparison
    bool plain_stopped = false;                   ///< a plain kernel crashed or did not finish
    Totals totals;
    std::optional<Timing> timing;      ///< of the launches one after another; none if one was not timed
    std::optional<ModelFigures> model; ///< none if a launch does not fit on a multiprocessor
};

/// For a recording with the analyses of its launches; a session already contains them (Session::run_figures).
[[nodiscard]] RunFigures run_figures(const Recording& recording, const std::vector<LaunchAnalysis>& launches,
                                     const HardwareModel& hardware);

/// One figure of a run by its JSON path.
struct RunFigure {
    const char* key; ///< "timing.median_ns", "totals.local_load.conflicts"
    /// None if the run does not have it (for example, if it was not timed).
    std::optional<double> (*of)(const RunFigures&);
    bool fewer_is_better; ///< false: neither direction is better, or more is better
};

/// All figures that are compared, in display order.
[[nodiscard]] std::span<const RunFigure> run_figure_list();

/// The figure with this key, which must be in run_figure_list().
[[nodiscard]] const RunFigure& run_figure(const char* key);

/// One check of each kind for all launches together, with the sums of what was checked and found. A check is
/// done if one launch had something to check, and not done if it was impossible for any launch. The last
/// check is plain_result: it has failed if the plain kernels' results differ without explanation, and is not
/// done if there are none or a difference is explained.
[[nodiscard]] std::vector<Check> checks_of_run(const Session& session);

/// Why a launch was not timed, according to its log. A recording gives `findings` as the reason even if only
/// groups that were not logged have them (--groups; a saved recording of a log in parts).
[[nodiscard]] Untimed timing_reason(const Session& session, std::size_t launch);

} // namespace lockstep
