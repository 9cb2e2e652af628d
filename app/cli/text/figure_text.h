#pragma once

#include "app/words/numbers.h"
#include "app/words/phrase.h"
#include "core/recording/sweep.h"
#include "core/session/run_figures.h"
#include "core/session/session.h"

#include <memory>
#include <string>
#include <vector>

namespace lockstep {

/// Formats a figure of a run as a time, a share or a count, depending on its path. Returns "-" if the run
/// does not have this figure.
[[nodiscard]] std::string figure_text(const RunFigure& figure, const RunFigures& run,
                                      const NumberStyle& style = english_numbers());

/// Returns a text table that compares runs: one column per run and one row per figure, with the ratio to the
/// first run. Omits figures that are zero in every run.
[[nodiscard]] std::string compare_text(const std::vector<std::shared_ptr<const Session>>& runs,
                                       const Reader& reader = english_reader());

/// Formats a sweep as text: a table with one row per combination, the reasons why combinations could not run,
/// and the recommendation with its reason.
[[nodiscard]] std::string sweep_text(const Sweep& sweep, const Reader& reader = english_reader());

/// Returns the recommendation and its reason as sentences, or the reason why there is no recommendation.
[[nodiscard]] std::string recommendation_text(const Sweep& sweep, const Reader& reader = english_reader());

} // namespace lockstep
