#pragma once

#include "core/kernel/sim/sim_file.h"
#include "core/recording/run_spec.h"

#include <string>
#include <vector>

namespace lockstep {

/// The files that a launch may read (see ReadableFiles): first its folder, then the kernel file that the user
/// named, then those that the user allowed.
[[nodiscard]] std::vector<std::string> readable_of(const RunSpec& run);

/// Checks that all options of a launch are known, and that it names no file, header folder or program outside
/// its folder without the user's consent. Call this before anything is read. Errors: build_option_refused,
/// files_outside.
Status check_reach(const SimFile& launch, const RunSpec& run);

/// The files that the launch names and whose contents its recording contains: program and data. Paths without
/// links.
[[nodiscard]] std::vector<std::string> held_files(const SimFile& launch, const RunSpec& run);

} // namespace lockstep
