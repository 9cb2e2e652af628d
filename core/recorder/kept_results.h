#pragma once

#include "core/trace/recording.h"

#include <filesystem>
#include <optional>

namespace lockstep {

/// Returns the path of a saved result, such as "saxpy-1.y.after.bin" for "saxpy-1.sim". The file contains the
/// contents of the buffer or image `name` after another program ran the launch. It exists only if somebody
/// saved it.
[[nodiscard]] std::filesystem::path kept_result(const std::filesystem::path& launch_file,
                                                const std::string& name);

/// Whether a file with this name, in the folder of the launch file, is a saved result.
[[nodiscard]] bool is_kept_result(const std::filesystem::path& launch_file, const std::string& name);

/// Returns whether the results of the plain kernel match the results of another program that are saved next
/// to the launch file. They must match bit for bit, except that floats may differ by 2 units in the last
/// place, because it is unknown whether the other program's driver contracted operations. Returns nullopt if
/// no result was saved, if the plain kernel did not run, or if atomic operations make the result differ from
/// run to run.
[[nodiscard]] std::optional<bool> leaves_what_is_kept(const Recording& recording,
                                                      const std::filesystem::path& launch_file);

} // namespace lockstep
