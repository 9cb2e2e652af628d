#pragma once

#include "core/base/byte_sink.h"
#include "core/base/input_file.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/pack/packed_run.h"
#include "core/trace/byte_source.h"

#include <array>
#include <cstdint>
#include <memory>
#include <string>

namespace lockstep {

/// The header at the start of a .lkp file. Its layout and position are the same in all versions.
///
///     | header | JSON | contents of arguments and kept results, each of them once
///
/// The JSON and the contents are columns that are compressed with zstd (see column_codec.h).
struct PackHeader {
    static constexpr std::array<char, 8> right_magic{'\x89', 'L', 'K', 'P', '\r', '\n', '\x1a', '\n'};
    static constexpr std::uint32_t known_version = 1;

    std::array<char, 8> magic = right_magic;
    std::uint32_t version = known_version;
    std::uint32_t unused = 0; ///< always 0
    std::uint64_t file_bytes = 0;
    std::uint64_t json_bytes = 0;      ///< size of the JSON before compression
    std::uint64_t header_checksum = 0; ///< checksum of the fields above
};

/// Writes a packed run as a .lkp file to an empty sink. Errors: those of the sink, cancelled.
Status write_pack(const PackedRun& run, DescriptorSink& sink, const ProgressSink& progress = {});

struct PackReadOptions {
    std::string path;       ///< path for error messages
    bool check_sums = true; ///< false for fuzzing, because a fuzzer cannot guess checksums
};

/// Reads a .lkp file and checks all of it. Errors: not_a_pack, pack_too_new, pack_damaged, pack_too_large,
/// cancelled.
Result<PackedRun> read_pack(ByteSource& source, const PackReadOptions& options,
                            const ProgressSink& progress = {});

} // namespace lockstep
