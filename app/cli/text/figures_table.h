#pragma once

#include "core/session/session.h"

#include <cstddef>
#include <string>

namespace lockstep {

/// The counts of a launch, line by line, with the sum. Columns for images, atomics and shuffles appear only
/// if the launch has them. The source text is cut to the width of the terminal.
[[nodiscard]] std::string figures_table(const Session& session, std::size_t launch);

/// One row per launch, with the sum.
[[nodiscard]] std::string launches_table(const Session& session);

/// Explains the terms in the table heads.
[[nodiscard]] std::string figures_legend(const HardwareModel& hardware);

} // namespace lockstep
