#pragma once

#include "core/session/session.h"

#include <cstddef>
#include <string>

namespace lockstep {

/// What was counted in a launch, line by line, with the sum. Columns of branches, images, atomics and
/// shuffles are there where the launch has them. The source is cut to what the terminal leaves room for.
[[nodiscard]] std::string figures_table(const Session& session, std::size_t launch);

/// The launches below each other, with their sum.
[[nodiscard]] std::string launches_table(const Session& session);

/// What the words in the tables' heads mean.
[[nodiscard]] std::string figures_legend(const HardwareModel& hardware);

} // namespace lockstep
