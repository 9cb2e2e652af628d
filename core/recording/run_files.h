#pragma once

#include "core/recording/run_spec.h"

#include <filesystem>
#include <vector>

namespace lockstep {

/// Where the files of a run of a launch file or a kernel file may be: its folder, and the file itself, which may be a
/// link. Of an experiment: files that its parameters name.
[[nodiscard]] std::vector<std::filesystem::path> places_of_run(const RunSpec& run);

/// The files that recording, timing or describing it reads, but for what its program includes: the launch, the program,
/// contents of arguments, kept results. Some of them may not be there.
[[nodiscard]] std::vector<std::filesystem::path> files_of_run(const RunSpec& run);

} // namespace lockstep
