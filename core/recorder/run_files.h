#pragma once

#include "core/recording/run_spec.h"

#include <filesystem>
#include <vector>

namespace lockstep {

/// Returns the places that contain the files of a run. For a launch file or kernel file: its folder, and the
/// file itself, because it may be a link. For an experiment: the files that its parameters refer to.
[[nodiscard]] std::vector<std::filesystem::path> places_of_run(const RunSpec& run);

/// Returns the files that are read when a run is recorded, timed or described, except included files: the
/// launch file, the program, contents of arguments, saved results. Some of them may not exist.
[[nodiscard]] std::vector<std::filesystem::path> files_of_run(const RunSpec& run);

} // namespace lockstep
