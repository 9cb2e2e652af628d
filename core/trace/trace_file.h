#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/trace/recording.h"

#include <filesystem>

namespace lockstep {

/// How the columns of a recording are stored: `zstd` for files that stay, `raw` for handing a recording to
/// another process.
enum class Codec : std::uint8_t { raw, zstd };

/// Writes a .lks file (to a temporary name first, so that an existing file survives a failure).
/// Errors: cannot_write_file, cancelled.
Status write_recording(const Recording& recording, const std::filesystem::path& path, Codec codec,
                       const ProgressSink& progress = {});

/// Reads a .lks file and checks all of it: header, checksums, and every index that later stages rely on.
/// Errors: cannot_read_file, not_a_recording, recording_too_new, recording_damaged, cancelled.
Result<Recording> read_recording(const std::filesystem::path& path, const ProgressSink& progress = {});

} // namespace lockstep
