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

/// A source of bytes that is read once, from beginning to end.
class ByteSource {
public:
    ByteSource() = default;
    ByteSource(const ByteSource&) = delete;
    ByteSource& operator=(const ByteSource&) = delete;
    virtual ~ByteSource() = default;

    /// Fills `to`; false if fewer bytes are left or the device fails.
    [[nodiscard]] virtual bool read(std::span<std::byte> to) = 0;
    /// Maps the next bytes without copying; they must begin at a multiple of the system's page size. None in
    /// the same cases as read(), or if the source does not support it. Throws std::bad_alloc.
    [[nodiscard]] virtual std::optional<Block> map(std::size_t bytes) = 0;
    [[nodiscard]] virtual std::uint64_t size() const = 0;
    [[nodiscard]] virtual std::uint64_t remaining() const = 0;
};

/// Errors: cannot_read_file, not_a_file_to_read.
[[nodiscard]] Result<std::unique_ptr<ByteSource>> bytes_of_file(const std::filesystem::path& path);

/// The first bytes of a file that keeps its length.
[[nodiscard]] std::unique_ptr<ByteSource> bytes_of_memory(std::shared_ptr<const InputFile> file,
                                                          std::uint64_t bytes);

} // namespace lockstep
