#pragma once

#include "core/base/result.h"
#include "core/kernel/launch.h"

#include <filesystem>

namespace lockstep {

/// Writes a launch so that somebody can change it: its program to `path` ("mine.cl"), a launch file beside it
/// ("mine.sim"), and each longer content as bytes ("mine.in.bin"). Other files of these names are written over.
/// Errors: those of writing files.
Status write_copy(const Launch& launch, const std::filesystem::path& path);

} // namespace lockstep
