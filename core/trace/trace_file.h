#pragma once

#include "core/base/byte_sink.h"
#include "core/base/input_file.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/trace/recording.h"

#include <cstdint>
#include <filesystem>
#include <memory>

namespace lockstep {

/// The format in which the columns of a recording are stored. `zstd` is compressed, for permanent files.
/// `raw` is uncompressed, as in memory. `mapped` is for passing a recording to another process on this
/// machine, which uses the same memory pages; it has no checksums, and large columns are aligned to page
/// boundaries.
enum class Codec : std::uint8_t { raw, zstd, mapped };

/// Writes a .lks file. It is written under a temporary name first, so that an existing file is kept if
/// writing fails. Errors: cannot_write_file, cancelled.
Status write_recording(const Recording& recording, const std::filesystem::path& path, Codec codec,
                       const ProgressSink& progress = {});

/// Reads a .lks file and checks all of it: header, checksums, and every index on which later stages rely.
/// Errors: cannot_read_file, not_a_recording, recording_too_new, recording_damaged, cancelled.
Result<Recording> read_recording(const std::filesystem::path& path, const ProgressSink& progress = {});

/// Writes a recording with Codec::mapped, for another process. Errors: those of the sink, cancelled.
Status hand_over_recording(const Recording& recording, DescriptorSink& sink,
                           const ProgressSink& progress = {});

/// Reads and checks a recording that another process has passed, from the first bytes of a memory file. This
/// file must not change any more, because its pages become part of the recording. Errors: the same as
/// read_recording().
Result<Recording> take_recording(std::shared_ptr<const InputFile> memory, std::uint64_t bytes,
                                 const ProgressSink& progress = {});

} // namespace lockstep
