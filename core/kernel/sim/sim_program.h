#pragma once

#include "core/base/result.h"
#include "core/kernel/launch.h"
#include "core/kernel/sim/sim_file.h"

#include <filesystem>

namespace lockstep {

/// Reads the program of a launch file, which must be in the same folder. `path`: the path of the launch file.
/// Removes a byte order mark and replaces zero bytes by blanks. #include "..." searches in this folder.
/// Errors: those of reading the file.
Result<KernelSource> sim_program(const SimFile& sim, const std::filesystem::path& path);

} // namespace lockstep
