#pragma once

#include "core/session/session.h"

#include <cstddef>
#include <string>

namespace lockstep {

/// Returns a table of the counts of a launch, one row per source line, with the totals. Columns for images,
/// atomics and shuffles appear only if the launch uses them. Source text is truncated to the width of the
/// terminal.
[[nodiscard]] std::string figures_table(const Session& session, std::size_t launch);

/// Returns a table with one row per launch, with the totals.
[[nodiscard]] std::string launches_table(const Session& session);

/// Explains the terms in the column headers of the tables.
[[nodiscard]] std::string figures_legend(const HardwareModel& hardware);

} // namespace lockstep
