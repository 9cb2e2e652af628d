#pragma once

#include "core/kernel/sim/sim_file.h"

#include <filesystem>

namespace lockstep {

/// The launch file for another folder: paths in its arguments and options still lead to the same files.
/// @param program  the path of the program
[[nodiscard]] SimFile moved_sim(SimFile sim, const std::filesystem::path& program,
                                const std::filesystem::path& from, const std::filesystem::path& to);

} // namespace lockstep
