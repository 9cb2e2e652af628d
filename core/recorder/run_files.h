#pragma once

#include "core/kernel/sim/sim_file.h"
#include "core/recording/run_spec.h"

#include <filesystem>
#include <string>
#include <vector>

namespace lockstep {

/// Returns the paths of the files and folders that a run uses. For a launch file or kernel file: its folder,
/// and the file itself, because it may be a link. For an experiment: the files that its parameters refer to.
[[nodiscard]] std::vector<std::filesystem::path> places_of_run(const RunSpec& run);

/// Returns the files that are read when a run is recorded, timed or described, except included files: the
/// launch file, the program, contents of arguments, saved results. Some of them may not exist.
[[nodiscard]] std::vector<std::filesystem::path> files_of_run(const RunSpec& run);

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
