#pragma once

#include "core/base/byte_sink.h"
#include "core/base/column.h"
#include "core/base/result.h"
#include "core/trace/byte_source.h"
#include "core/trace/trace_file.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

struct ZSTD_CCtx_s;
struct ZSTD_DCtx_s;

namespace lockstep {

/// Columns are stored in chunks of this size (the last one may be shorter), each with a checksum:
///
///     | stored bytes: 8 | XXH3 of what is stored: 8 | stored ... | next chunk
///
/// With Codec::mapped, chunks are stored consecutively without headers. Columns of at least mapped_bytes
/// start at the next multiple of boundary_bytes, which is a multiple of the page size of every system.
inline constexpr std::size_t chunk_bytes = std::size_t{4} << 20;
inline constexpr std::size_t mapped_bytes = std::size_t{1} << 20;
inline constexpr std::size_t boundary_bytes = std::size_t{1} << 16;

/// Maximum compression ratio. A log can be so uniform that it compresses to almost nothing, and a malicious
/// file can claim that. To keep the memory for a file proportional to its size, a chunk is stored in at least
/// 1/most_packed of its size (if necessary, it is padded with zeros that the decoder skips). So a reader
/// allocates at most most_packed bytes per stored byte, plus free_bytes.
inline constexpr std::uint64_t most_packed = 256;
inline constexpr std::uint64_t free_bytes = std::uint64_t{32} << 20;

/// A function that is called after each chunk with its number of bytes. If it returns false, the operation is
/// cancelled.
using ChunkSink = std::function<bool(std::uint64_t)>;

class ColumnWriter {
public:
    ColumnWriter(ByteSink& sink, Codec codec, ChunkSink progress);
    ~ColumnWriter();
    ColumnWriter(const ColumnWriter&) = delete;
    ColumnWriter& operator=(const ColumnWriter&) = delete;
    /// Writes a column. Errors: cannot_write_file, cancelled.
    Status write(const Column64& column);
    Status write(std::span<const std::byte> column);

private:
    Status write_boundary();
    std::span<const std::byte> packed(std::span<const std::byte> chunk);
    [[nodiscard]] std::size_t filled_up(std::size_t size, std::size_t least);

    ByteSink& sink_;
    const Codec codec_;
    ChunkSink progress_;
    ZSTD_CCtx_s* context_ = nullptr; ///< null if the codec does not compress
    std::vector<std::byte> buffer_;
};

enum class ReadOutcome : std::uint8_t { ok, damaged, cancelled };

class ColumnReader {
public:
    /// `check_sums` is false only for fuzzing: wrong checksums are then ignored, so that a fuzzer can reach
    /// the code after the check.
    ColumnReader(ByteSource& source, Codec codec, bool check_sums, ChunkSink progress);
    ~ColumnReader();
    ColumnReader(const ColumnReader&) = delete;
    ColumnReader& operator=(const ColumnReader&) = delete;
    /// Whether enough bytes are left in the source for columns with this total length. Call this before
    /// allocating memory.
    [[nodiscard]] bool can_hold(std::uint64_t bytes) const;
    /// Fills the column with `length` numbers. Throws std::bad_alloc.
    ReadOutcome read(Column64& column, std::size_t length);
    ReadOutcome read(std::span<std::byte> column);

private:
    bool skip_boundary();
    bool read_chunk(std::span<std::byte> chunk);

    ByteSource& source_;
    const Codec codec_;
    bool check_sums_;
    ChunkSink progress_;
    ZSTD_DCtx_s* context_ = nullptr; ///< null if the codec does not compress
    std::vector<std::byte> buffer_;
};

/// Returns the 64-bit XXH3 hash.
[[nodiscard]] std::uint64_t checksum(std::span<const std::byte> bytes);

} // namespace lockstep
