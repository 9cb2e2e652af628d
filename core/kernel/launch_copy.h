#pragma once

#include "core/base/result.h"
#include "core/kernel/launch.h"

#include <filesystem>
#include <vector>

namespace lockstep {

/// Saves a launch as files that the user can edit: the program as `path` ("mine.cl"), a launch file in the
/// same folder ("mine.sim"), and the contents of large arguments as binary files ("mine.in.bin"). Overwrites
/// existing files with these names. Errors: those of writing files.
Status write_copy(const Launch& launch, const std::filesystem::path& path);

/// Returns the files that write_copy() may write.
[[nodiscard]] std::vector<std::filesystem::path> copied_files(const Launch& launch,
                                                              const std::filesystem::path& path);

} // namespace lockstep
