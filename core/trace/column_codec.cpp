#include "core/trace/column_codec.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <utility>
#include <zstd.h>

#define XXH_INLINE_ALL // the header brings the whole hash
#include <xxhash.h>

namespace lockstep {
namespace {

static_assert(std::endian::native == std::endian::little, "columns are stored as they lie in memory");

constexpr int zstd_level = 3;
/// zstd cannot pack better than this: the shortest block of 128 KiB takes four bytes.
constexpr std::uint64_t best_ratio = 1 << 15;

struct ChunkHead {
    std::uint64_t stored_bytes = 0;
    std::uint64_t checksum = 0;
};

} // namespace

std::uint64_t checksum(std::span<const std::byte> bytes) {
    return XXH3_64bits(bytes.data(), bytes.size());
}

ColumnWriter::ColumnWriter(FileSink& sink, Codec codec, ChunkSink progress)
    : sink_(sink), progress_(std::move(progress)) {
    if (codec == Codec::zstd) {
        context_ = ZSTD_createCCtx();
        ZSTD_CCtx_setParameter(context_, ZSTD_c_compressionLevel, zstd_level);
        buffer_.resize(ZSTD_compressBound(chunk_bytes));
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
    return std::span(buffer_).first(size); // the buffer has room for the worst case: no error is possible
}

Status ColumnWriter::write(std::span<const std::byte> column) {
    while (!column.empty()) {
        const auto chunk = column.first(std::min(column.size(), chunk_bytes));
        const std::span<const std::byte> stored = packed(chunk);
        const ChunkHead head{stored.size(), checksum(stored)};
        if (Status status = sink_.write(std::as_bytes(std::span(&head, 1))); !status.ok()) {
            return status;
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
    : source_(source), check_sums_(check_sums), progress_(std::move(progress)) {
    if (codec == Codec::zstd) {
        context_ = ZSTD_createDCtx();
    }
}

ColumnReader::~ColumnReader() {
    ZSTD_freeDCtx(context_);
}

bool ColumnReader::can_hold(std::uint64_t bytes) const {
    const std::uint64_t ratio = context_ == nullptr ? 1 : best_ratio;
    return bytes / ratio <= source_.remaining();
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
    if (head.stored_bytes > ZSTD_compressBound(chunk.size())) {
        return false;
    }
    buffer_.resize(head.stored_bytes);
    return source_.read(buffer_) && is_whole(buffer_) &&
           ZSTD_decompressDCtx(context_, chunk.data(), chunk.size(), buffer_.data(), buffer_.size()) ==
               chunk.size();
}

} // namespace lockstep
