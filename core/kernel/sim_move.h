#pragma once

#include "core/kernel/sim_file.h"

#include <filesystem>

namespace lockstep {

/// The launch of a file in one folder as a file in another one says it: what its arguments and options name by
/// a path is still found.
/// @param program  the program's path
[[nodiscard]] SimFile moved_sim(SimFile sim, const std::filesystem::path& program,
                                const std::filesystem::path& from, const std::filesystem::path& to);

} // namespace lockstep
