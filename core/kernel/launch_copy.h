#pragma once

#include "core/base/result.h"
#include "core/kernel/launch.h"

#include <filesystem>

namespace lockstep {

/// Writes a launch in a form that the user can edit: the program to `path` ("mine.cl"), a launch file in the
/// same folder ("mine.sim"), and each longer content as bytes ("mine.in.bin"). Overwrites existing files with
/// these names. Errors: those of writing files.
Status write_copy(const Launch& launch, const std::filesystem::path& path);

} // namespace lockstep
