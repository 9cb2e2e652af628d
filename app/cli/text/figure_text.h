#pragma once

#include "core/session/run_figures.h"

#include <string>

namespace lockstep {

/// A figure of a run in the unit that its path implies: a time, a share or a count; "-" if the run does not
/// have it.
[[nodiscard]] std::string figure_text(const RunFigure& figure, const RunFigures& run);

} // namespace lockstep
