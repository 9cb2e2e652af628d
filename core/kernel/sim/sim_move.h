#pragma once

#include "core/kernel/sim/sim_file.h"

#include <filesystem>

namespace lockstep {

/// Adapts a launch file to another folder, so that the paths in its arguments and options still refer to the
/// same files.
/// @param program  the path of the program
[[nodiscard]] SimFile moved_sim(SimFile sim, const std::filesystem::path& program,
                                const std::filesystem::path& from, const std::filesystem::path& to);

} // namespace lockstep
