#pragma once

#include "app/gui/handout/handout.h"
#include "core/recording/sweep.h"
#include "core/session/session.h"

#include <cstddef>

namespace lockstep::gui {

// The tables of a report. Their texts are in the window's language.

/// The figures of a run, each with its kind: counted, measured or modelled. The figures are those of `run
/// --json` with the keys of run_figure_list().
[[nodiscard]] HandoutTable figures_table(const Session& session);
/// The source lines between the first and the last executed line of each file, with the counts of the
/// executed lines. The colour of a count is relative to the largest one in its column.
[[nodiscard]] HandoutTable source_table(const Session& session, std::size_t launch);
/// The numbers of the hardware model.
[[nodiscard]] HandoutTable hardware_table(const HardwareModel& hardware);
/// The combinations of a sweep with their times, figures and results.
[[nodiscard]] HandoutTable sweep_table(const Sweep& sweep);

} // namespace lockstep::gui
