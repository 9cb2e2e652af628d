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

/// What the simulated machine makes of a run: cycles of the launches one after the other, the rest averaged
/// over these cycles.
struct ModelFigures {
    std::uint64_t cycles = 0;
    std::uint64_t time_ns = 0; ///< the overhead of each launch in it
    double theoretical_occupancy = 0;
    double achieved_occupancy = 0;
    double utilisation = 0;
};

/// What a run amounts to, summed over its launches: what sweeps and comparisons set side by side.
struct RunFigures {
    std::size_t launches = 0;
    std::uint64_t work_items = 0;
    std::optional<bool> correct; ///< against the CPU reference; none without a reference
    std::uint64_t errors = 0;    ///< findings of severity error
    /// Differences of the plain kernels' results that nothing in the kernels explains.
    std::vector<ResultDifference> unexplained;
    std::uint64_t compared = 0;                   ///< numbers that were compared for it
    CheckState comparison = CheckState::not_done; ///< of that check
    bool plain_stopped = false;                   ///< a plain kernel crashed or did not end
    Totals totals;
    std::optional<Timing> timing;      ///< of the launches one after the other; none where one was not timed
    std::optional<ModelFigures> model; ///< none where a launch fits on no multiprocessor
};

/// Of a recording with the analyses of its launches; a session has them made (Session::run_figures).
[[nodiscard]] RunFigures run_figures(const Recording& recording, const std::vector<LaunchAnalysis>& launches,
                                     const HardwareModel& hardware);

/// One figure of a run by its JSON path.
struct RunFigure {
    const char* key; ///< "timing.median_ns", "totals.local_load.conflicts"
    /// None where the run has not got it (it was not timed).
    std::optional<double> (*of)(const RunFigures&);
    bool fewer_is_better; ///< false: no order is meant, or more is better
};

/// All figures that are set side by side, in the order in which they are shown.
[[nodiscard]] std::span<const RunFigure> run_figure_list();

/// The figure with this key, one of run_figure_list()'s.
[[nodiscard]] const RunFigure& run_figure(const char* key);

} // namespace lockstep
