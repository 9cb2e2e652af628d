#pragma once

#include "core/base/byte_sink.h"
#include "core/base/column.h"
#include "core/base/result.h"
#include "core/trace/byte_source.h"
#include "core/trace/trace_file.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <vector>

struct ZSTD_CCtx_s;
struct ZSTD_DCtx_s;

namespace lockstep {

/// Columns are stored in chunks of this many bytes (the last one shorter), each with its own checksum:
///
///     | stored bytes: 8 | XXH3 of what is stored: 8 | stored ... | next chunk
///
/// Of Codec::mapped they stand one behind the other as they are, and those of mapped_bytes or more each at the
/// next multiple of boundary_bytes, which any system's page divides.
inline constexpr std::size_t chunk_bytes = std::size_t{4} << 20;
inline constexpr std::size_t mapped_bytes = std::size_t{1} << 20;
inline constexpr std::size_t boundary_bytes = std::size_t{1} << 16;

/// A log can be so even that it packs to next to nothing, and so could what somebody made up. So that the
/// memory that a file asks for stays in proportion to its length, no chunk is stored in less than this part
/// of its bytes (zeros that the decoder skips fill it up), and a reader takes no more than these bytes for
/// each that it finds stored, beyond the first ones.
inline constexpr std::uint64_t most_packed = 256;
inline constexpr std::uint64_t free_bytes = std::uint64_t{32} << 20;

/// Called after each chunk with the bytes that it holds; false cancels.
using ChunkSink = std::function<bool(std::uint64_t)>;

class ColumnWriter {
public:
    ColumnWriter(ByteSink& sink, Codec codec, ChunkSink progress);
    ~ColumnWriter();
    ColumnWriter(const ColumnWriter&) = delete;
    ColumnWriter& operator=(const ColumnWriter&) = delete;
    /// Errors: cannot_write_file, cancelled.
    Status write(const Column64& column);
    Status write(std::span<const std::byte> column);

private:
    Status write_boundary();
    std::span<const std::byte> packed(std::span<const std::byte> chunk);
    [[nodiscard]] std::size_t filled_up(std::size_t size, std::size_t least);

    ByteSink& sink_;
    const Codec codec_;
    ChunkSink progress_;
    ZSTD_CCtx_s* context_ = nullptr; ///< none: not packed
    std::vector<std::byte> buffer_;
};

enum class ReadOutcome : std::uint8_t { ok, damaged, cancelled };

class ColumnReader {
public:
    /// Without `check_sums` a wrong checksum is passed over, so that a fuzzer gets further.
    ColumnReader(ByteSource& source, Codec codec, bool check_sums, ChunkSink progress);
    ~ColumnReader();
    ColumnReader(const ColumnReader&) = delete;
    ColumnReader& operator=(const ColumnReader&) = delete;
    /// True where the rest of the source can hold columns of this length in all: asked before memory is
    /// taken.
    [[nodiscard]] bool can_hold(std::uint64_t bytes) const;
    /// Fills the column with so many numbers. Throws std::bad_alloc.
    ReadOutcome read(Column64& column, std::size_t length);
    ReadOutcome read(std::span<std::byte> column);

private:
    bool skip_boundary();
    bool read_chunk(std::span<std::byte> chunk);

    ByteSource& source_;
    const Codec codec_;
    bool check_sums_;
    ChunkSink progress_;
    ZSTD_DCtx_s* context_ = nullptr; ///< none: not packed
    std::vector<std::byte> buffer_;
};

/// XXH3, 64 bits.
[[nodiscard]] std::uint64_t checksum(std::span<const std::byte> bytes);

} // namespace lockstep
