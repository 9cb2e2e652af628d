#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/trace/byte_source.h"
#include "core/trace/recording.h"
#include "core/trace/trace_file.h"

#include <array>
#include <cstdint>
#include <string>

namespace lockstep {

/// The header at the start of a .lks file. Its layout and position are the same in all versions, so that
/// every version of the program can distinguish a newer file from a damaged one.
///
///     | header | JSON: all but the columns | for each launch: offsets, events, value offsets, values,
///     |        |                           |   group times, then for each output: instrumented, plain
///
/// Version 1 did not have group times, or sites of copies and sub-group barriers.
struct RecordingHeader {
    static constexpr std::array<char, 8> right_magic{'\x89', 'L', 'K', 'S', '\r', '\n', '\x1a', '\n'};
    static constexpr std::uint32_t known_version = 2;

    /// Identifies the file type. Contains line ends, so that a file that was damaged by copying it as text is
    /// detected.
    std::array<char, 8> magic = right_magic;
    std::uint32_t version = known_version;
    std::uint32_t codec = 0;
    std::uint64_t file_bytes = 0;
    std::uint64_t json_bytes = 0;
    std::uint64_t json_checksum = 0;
    std::uint64_t header_checksum = 0; ///< checksum of the fields above
};

struct RecordingReadOptions {
    std::string path;       ///< path for error messages
    bool check_sums = true; ///< false for fuzzing, because a fuzzer cannot guess checksums
    /// The highest codec that is accepted. By default, `mapped` is rejected, because permanent files do not
    /// use it.
    Codec last = Codec::zstd;
};

/// Like read_recording(), from any source. Errors: not_a_recording, recording_too_new, recording_damaged,
/// cancelled.
Result<Recording> read_recording_from(ByteSource& source, const RecordingReadOptions& options,
                                      const ProgressSink& progress);

} // namespace lockstep
