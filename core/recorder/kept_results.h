#pragma once

#include "core/trace/recording.h"

#include <filesystem>
#include <optional>

namespace lockstep {

/// The file with the content of buffer or image `name` of a launch file after the launch ran in another
/// program, if someone saved it: "saxpy-1.y.after.bin" next to "saxpy-1.sim".
[[nodiscard]] std::filesystem::path kept_result(const std::filesystem::path& launch_file,
                                                const std::string& name);

/// Whether a file of this name next to the launch file is a saved result.
[[nodiscard]] bool is_kept_result(const std::filesystem::path& launch_file, const std::string& name);

/// Whether the plain kernel's results match the results saved next to the launch file: bit for bit, floats
/// within 2 units in the last place, because how the other program's driver contracted them is unknown. None
/// if no result was saved, the plain kernel did not run, or atomic operations make the result differ from run
/// to run.
[[nodiscard]] std::optional<bool> leaves_what_is_kept(const Recording& recording,
                                                      const std::filesystem::path& launch_file);

} // namespace lockstep
