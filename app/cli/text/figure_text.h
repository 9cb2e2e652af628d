#pragma once

#include "core/session/run_figures.h"

#include <string>

namespace lockstep {

/// Formats a figure of a run as a time, a share or a count, depending on its path. Returns "-" if the run
/// does not have this figure.
[[nodiscard]] std::string figure_text(const RunFigure& figure, const RunFigures& run);

} // namespace lockstep
