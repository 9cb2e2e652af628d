#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/trace/recording.h"

#include <filesystem>

namespace lockstep {

/// How the columns of a recording are stored: `zstd` for files that stay; `raw` as they lie in memory;
/// `mapped` for handing a recording to another process of this machine, which takes the pages of the file for
/// its own: no checksums there, and large columns stand at boundaries of pages.
enum class Codec : std::uint8_t { raw, zstd, mapped };

/// Writes a .lks file (to a temporary name first, so that an existing file survives a failure).
/// Errors: cannot_write_file, cancelled.
Status write_recording(const Recording& recording, const std::filesystem::path& path, Codec codec,
                       const ProgressSink& progress = {});

/// Reads a .lks file and checks all of it: header, checksums, and every index that later stages rely on.
/// Errors: cannot_read_file, not_a_recording, recording_too_new, recording_damaged, cancelled.
Result<Recording> read_recording(const std::filesystem::path& path, const ProgressSink& progress = {});

/// The same for a file that another process has handed over and that nobody changes any more: it may be
/// Codec::mapped, and its pages are then the recording's own.
Result<Recording> take_recording(const std::filesystem::path& path, const ProgressSink& progress = {});

} // namespace lockstep
