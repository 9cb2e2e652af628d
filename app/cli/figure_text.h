#pragma once

#include "core/session/run_figures.h"

#include <string>

namespace lockstep {

/// A figure of a run in the unit that its path calls for: a time, a share or a count; "-" where the run has
/// none.
[[nodiscard]] std::string figure_text(const RunFigure& figure, const RunFigures& run);

/// "1.50x", two digits.
[[nodiscard]] std::string times(double ratio);

} // namespace lockstep
