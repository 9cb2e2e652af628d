#pragma once

#include "core/trace/recording.h"

#include <filesystem>
#include <optional>

namespace lockstep {

/// The file with what buffer or image `name` of a launch file held after the launch in another program, where somebody
/// kept it: "saxpy-1.y.after.bin" beside "saxpy-1.sim".
[[nodiscard]] std::filesystem::path kept_result(const std::filesystem::path& launch_file,
                                                const std::string& name);

/// Whether a file of this name beside the launch file is a kept result.
[[nodiscard]] bool is_kept_result(const std::filesystem::path& launch_file, const std::string& name);

/// Whether the plain kernel left what is kept beside the launch file: bit for bit, floats within 2 units in the last
/// place, for nobody knows how the other program's driver contracted them. None where nothing is kept, the plain
/// kernel did not run, or atomic operations make the result another in every run.
[[nodiscard]] std::optional<bool> leaves_what_is_kept(const Recording& recording,
                                                      const std::filesystem::path& launch_file);

} // namespace lockstep
