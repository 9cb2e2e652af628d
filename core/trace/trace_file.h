#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/trace/recording.h"

#include <filesystem>

namespace lockstep {

/// How the columns of a recording are stored: `zstd` for permanent files; `raw` as in memory; `mapped` for
/// passing a recording to another process on this machine, which maps the file's pages as its own. `mapped`
/// has no checksums, and large columns begin at page boundaries.
enum class Codec : std::uint8_t { raw, zstd, mapped };

/// Writes a .lks file (to a temporary name first, so that an existing file is kept if writing fails). Errors:
/// cannot_write_file, cancelled.
Status write_recording(const Recording& recording, const std::filesystem::path& path, Codec codec,
                       const ProgressSink& progress = {});

/// Reads a .lks file and checks all of it: header, checksums, and every index that later stages rely on.
/// Errors: cannot_read_file, not_a_recording, recording_too_new, recording_damaged, cancelled.
Result<Recording> read_recording(const std::filesystem::path& path, const ProgressSink& progress = {});

/// The same for a file from another process that does not change any more. It may be Codec::mapped; its pages
/// then become the recording's own.
Result<Recording> take_recording(const std::filesystem::path& path, const ProgressSink& progress = {});

} // namespace lockstep
