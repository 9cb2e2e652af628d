#pragma once

#include "core/recording/run_spec.h"

#include <filesystem>
#include <vector>

namespace lockstep {

/// Where the files of a run may be. For a launch file or kernel file: its folder, and the file itself, which
/// may be a link. For an experiment: the files that its parameters name.
[[nodiscard]] std::vector<std::filesystem::path> places_of_run(const RunSpec& run);

/// The files that recording, timing or describing a run reads, except included ones: the launch, the program,
/// contents of arguments, saved results. Some of them may not exist.
[[nodiscard]] std::vector<std::filesystem::path> files_of_run(const RunSpec& run);

} // namespace lockstep
