#pragma once

#include "core/kernel/sim/sim_file.h"
#include "core/recording/run_spec.h"

#include <string>
#include <vector>

namespace lockstep {

/// Returns the files that a launch may read (see ReadableFiles): first its folder, then the kernel file that
/// the user named, then the files that the user allowed.
[[nodiscard]] std::vector<std::string> readable_of(const RunSpec& run);

/// Checks that all options of a launch are known, and that it refers to no file, include folder or program
/// outside its folder unless the user has allowed it. Call this before any file is read. Errors:
/// build_option_refused, files_outside.
Status check_reach(const SimFile& launch, const RunSpec& run);

/// Returns the files that the launch refers to and whose contents the recording includes: the program and
/// data files. Symbolic links in the paths are resolved.
[[nodiscard]] std::vector<std::string> held_files(const SimFile& launch, const RunSpec& run);

} // namespace lockstep
