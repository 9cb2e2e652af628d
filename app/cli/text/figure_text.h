#pragma once

#include "core/recording/sweep.h"
#include "core/session/run_figures.h"
#include "core/session/session.h"

#include <memory>
#include <string>
#include <vector>

namespace lockstep {

/// A figure of a run in the unit that its path implies: a time, a share or a count; "-" if the run does not
/// have it.
[[nodiscard]] std::string figure_text(const RunFigure& figure, const RunFigures& run);

/// "1.50x", with two decimal places.
[[nodiscard]] std::string times(double ratio);

/// A text table that compares runs: one column per run, one row per figure, and the ratio to the first run.
/// Figures that are zero in every run are omitted.
[[nodiscard]] std::string compare_text(const std::vector<std::shared_ptr<const Session>>& runs);

/// A sweep as text: a table with one row per combination, why some could not run, and the recommendation with
/// its reason.
[[nodiscard]] std::string sweep_text(const Sweep& sweep);

/// The recommendation with its reason, in sentences; if there is none, the reason for that.
[[nodiscard]] std::string recommendation_text(const Sweep& sweep);

} // namespace lockstep
