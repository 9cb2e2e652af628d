#pragma once

#include "core/base/result.h"
#include "core/trace/recording.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace lockstep {

/// Returns the path of a saved result, such as "saxpy-1.y.after.bin" for "saxpy-1.sim". The file contains the
/// contents of the buffer or image `name` after another program ran the launch. It exists only if somebody
/// saved it.
[[nodiscard]] std::filesystem::path kept_result(const std::filesystem::path& launch_file,
                                                const std::string& name);

/// Whether a file with this name, in the folder of the launch file, is a saved result.
[[nodiscard]] bool is_kept_result(const std::filesystem::path& launch_file, const std::string& name);

/// Returns the saved contents of the buffer or image `name`, which has this many bytes, or the error of reading
/// them; nullopt if nothing is saved.
using KeptResults = std::function<std::optional<Result<std::vector<std::byte>>>(const std::string& name,
                                                                                std::uint64_t bytes)>;

/// Returns the results that are saved next to a launch file.
[[nodiscard]] KeptResults kept_beside(const std::filesystem::path& launch_file);

/// Returns whether the results of the plain kernel match the saved results of another program. They must match bit for bit, except that floats may differ by 2 units in the last
/// place, because it is unknown whether the other program's driver contracted operations. Returns nullopt if
/// no result was saved, if the plain kernel did not run, or if atomic operations make the result differ from
/// run to run.
[[nodiscard]] std::optional<bool> leaves_what_is_kept(const Recording& recording, const KeptResults& kept);

} // namespace lockstep
