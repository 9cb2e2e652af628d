#pragma once

#include "core/base/column.h"
#include "core/base/input_file.h"
#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>

namespace lockstep {

/// A source of bytes that is read once from start to end.
class ByteSource {
public:
    ByteSource() = default;
    ByteSource(const ByteSource&) = delete;
    ByteSource& operator=(const ByteSource&) = delete;
    virtual ~ByteSource() = default;

    /// Fills `to`. Returns false if there are too few bytes or reading fails.
    [[nodiscard]] virtual bool read(std::span<std::byte> to) = 0;
    /// Maps the next bytes into memory without copying. They must start at a multiple of the page size.
    /// Returns nullopt if there are too few bytes, if reading fails, or if the source does not support
    /// mapping. Throws std::bad_alloc.
    [[nodiscard]] virtual std::optional<Block> map(std::size_t bytes) = 0;
    [[nodiscard]] virtual std::uint64_t size() const = 0;
    [[nodiscard]] virtual std::uint64_t remaining() const = 0;
};

/// Opens a file as a source. Errors: cannot_read_file, not_a_file_to_read.
[[nodiscard]] Result<std::unique_ptr<ByteSource>> bytes_of_file(const std::filesystem::path& path);

/// Makes a source of the first `bytes` bytes of a file, which must not be truncated meanwhile.
[[nodiscard]] std::unique_ptr<ByteSource> bytes_of_memory(std::shared_ptr<const InputFile> file,
                                                          std::uint64_t bytes);

} // namespace lockstep
