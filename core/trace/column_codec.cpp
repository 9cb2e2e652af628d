#include "core/trace/column_codec.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <optional>
#include <utility>
#include <zstd.h>

#define XXH_INLINE_ALL // includes the implementation from the header
#include <xxhash.h>

namespace lockstep {
namespace {

static_assert(std::endian::native == std::endian::little, "columns are stored as they lie in memory");

constexpr int zstd_level = 3;
// Magic number of a frame that zstd decoders skip (RFC 8878, 3.1.2).
constexpr std::uint32_t skipped_frame = 0x184D2A50;
// Bytes of a frame header: the magic number, and the number of bytes that follow the header.
constexpr std::size_t frame_head = 8;

/// Returns the number of bytes from an offset to the next page boundary.
std::size_t gap(std::uint64_t at) {
    return static_cast<std::size_t>((boundary_bytes - at % boundary_bytes) % boundary_bytes);
}

struct ChunkHead {
    std::uint64_t stored_bytes = 0;
    std::uint64_t checksum = 0;
};

} // namespace

std::uint64_t checksum(std::span<const std::byte> bytes) {
    return XXH3_64bits(bytes.data(), bytes.size());
}

ColumnWriter::ColumnWriter(ByteSink& sink, Codec codec, ChunkSink progress)
    : sink_(sink), codec_(codec), progress_(std::move(progress)) {
    if (codec == Codec::zstd) {
        context_ = ZSTD_createCCtx();
        ZSTD_CCtx_setParameter(context_, ZSTD_c_compressionLevel, zstd_level);
        buffer_.resize(ZSTD_compressBound(chunk_bytes) + frame_head);
    }
}

ColumnWriter::~ColumnWriter() {
    ZSTD_freeCCtx(context_);
}

std::span<const std::byte> ColumnWriter::packed(std::span<const std::byte> chunk) {
    if (context_ == nullptr) {
        return chunk;
    }
    const std::size_t size =
        ZSTD_compress2(context_, buffer_.data(), buffer_.size(), chunk.data(), chunk.size());
    // No error is possible, because the buffer has room for the worst case.
    return std::span(buffer_).first(filled_up(size, chunk.size() / most_packed));
}

/// Pads compressed data to at least `least` bytes. The padding is at least as large as a frame header.
std::size_t ColumnWriter::filled_up(std::size_t size, std::size_t least) {
    if (size >= least) {
        return size;
    }
    const std::size_t zeros = least > size + frame_head ? least - size - frame_head : 0;
    const std::array<std::uint32_t, 2> head{skipped_frame, static_cast<std::uint32_t>(zeros)};
    std::memcpy(buffer_.data() + size, head.data(), frame_head);
    std::fill_n(buffer_.begin() + static_cast<std::ptrdiff_t>(size + frame_head), zeros, std::byte{0});
    return size + frame_head + zeros;
}

Status ColumnWriter::write_boundary() {
    const std::vector<std::byte> zeros(gap(sink_.written()));
    return sink_.write(zeros);
}

Status ColumnWriter::write(const Column64& column) {
    const std::span<const std::byte> bytes = std::as_bytes(column.span());
    if (codec_ == Codec::mapped && bytes.size() >= mapped_bytes) {
        if (Status status = write_boundary(); !status) {
            return status;
        }
    }
    return write(bytes);
}

Status ColumnWriter::write(std::span<const std::byte> column) {
    while (!column.empty()) {
        const auto chunk = column.first(std::min(column.size(), chunk_bytes));
        const std::span<const std::byte> stored = packed(chunk);
        if (codec_ != Codec::mapped) {
            const ChunkHead head{stored.size(), checksum(stored)};
            if (Status status = sink_.write(std::as_bytes(std::span(&head, 1))); !status.ok()) {
                return status;
            }
        }
        if (Status status = sink_.write(stored); !status.ok()) {
            return status;
        }
        if (!progress_(chunk.size())) {
            return Error{ErrorCode::cancelled, {}, {}, {}};
        }
        column = column.subspan(chunk.size());
    }
    return {};
}

ColumnReader::ColumnReader(ByteSource& source, Codec codec, bool check_sums, ChunkSink progress)
    : source_(source), codec_(codec), check_sums_(check_sums), progress_(std::move(progress)) {
    if (codec == Codec::zstd) {
        context_ = ZSTD_createDCtx();
    }
}

ColumnReader::~ColumnReader() {
    ZSTD_freeDCtx(context_);
}

bool ColumnReader::can_hold(std::uint64_t bytes) const {
    const std::uint64_t stored = source_.remaining();
    return context_ == nullptr ? bytes <= stored
                               : bytes <= free_bytes || (bytes - free_bytes) / most_packed <= stored;
}

bool ColumnReader::skip_boundary() {
    std::vector<std::byte> zeros(gap(source_.size() - source_.remaining()));
    return source_.read(zeros);
}

ReadOutcome ColumnReader::read(Column64& column, std::size_t length) {
    const std::size_t bytes = length * sizeof(std::uint64_t);
    if (codec_ == Codec::mapped && bytes >= mapped_bytes) {
        if (!skip_boundary()) {
            return ReadOutcome::damaged;
        }
        if (std::optional<Block> block = source_.map(bytes)) {
            column = Column64(std::move(*block), length);
            return progress_(bytes) ? ReadOutcome::ok : ReadOutcome::cancelled;
        }
    }
    column = Column64(length);
    return read(std::as_writable_bytes(column.span()));
}

ReadOutcome ColumnReader::read(std::span<std::byte> column) {
    while (!column.empty()) {
        const auto chunk = column.first(std::min(column.size(), chunk_bytes));
        if (!read_chunk(chunk)) {
            return ReadOutcome::damaged;
        }
        if (!progress_(chunk.size())) {
            return ReadOutcome::cancelled;
        }
        column = column.subspan(chunk.size());
    }
    return ReadOutcome::ok;
}

bool ColumnReader::read_chunk(std::span<std::byte> chunk) {
    if (codec_ == Codec::mapped) {
        return source_.read(chunk);
    }
    ChunkHead head;
    if (!source_.read(std::as_writable_bytes(std::span(&head, 1)))) {
        return false;
    }
    const auto is_whole = [&](std::span<const std::byte> stored) {
        return !check_sums_ || checksum(stored) == head.checksum;
    };
    if (context_ == nullptr) {
        return head.stored_bytes == chunk.size() && source_.read(chunk) && is_whole(chunk);
    }
    if (head.stored_bytes > ZSTD_compressBound(chunk.size()) + frame_head) {
        return false;
    }
    buffer_.resize(head.stored_bytes);
    return source_.read(buffer_) && is_whole(buffer_) &&
           ZSTD_decompressDCtx(context_, chunk.data(), chunk.size(), buffer_.data(), buffer_.size()) ==
               chunk.size();
}

} // namespace lockstep
