#pragma once

#include "core/base/result.h"
#include "core/kernel/launch.h"
#include "core/kernel/sim/sim_file.h"

#include <filesystem>

namespace lockstep {

/// The program of a launch file: its text (without a byte order mark, and with blanks instead of zeros), and
/// the folder in which #include "..." searches. `path`: the path of the launch file; the program is in the
/// same folder. Errors: those of reading it.
Result<KernelSource> sim_program(const SimFile& sim, const std::filesystem::path& path);

} // namespace lockstep
