#pragma once

#include "core/base/column.h"
#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>

namespace lockstep {

/// Whether the last component of a path may be a symbolic link. It must not be one in a folder that an
/// untrusted process can write: the link could lead to a file that only this process may read.
enum class FinalLink : std::uint8_t { followed, refused };

/// A regular file that is open for reading. Other kinds are refused: reading a pipe could block forever,
/// opening a device can have side effects, and neither has a reliable size.
class InputFile {
public:
    /// Errors: cannot_read_file, not_a_file_to_read.
    static Result<InputFile> open(const std::filesystem::path& path, FinalLink link = FinalLink::followed);
    InputFile(InputFile&& other) noexcept;
    InputFile& operator=(InputFile&& other) noexcept;
    ~InputFile();

    /// Size in bytes when the file was opened.
    [[nodiscard]] std::uint64_t size() const { return size_; }
    /// Fills `to` with the bytes from `offset` on, or with fewer at the end of the file. Returns the number
    /// of bytes. Errors: cannot_read_file.
    Result<std::size_t> read(std::span<std::byte> to, std::uint64_t offset) const;
    /// Maps bytes of the file from `offset` on, which must be a multiple of the page size. Throws
    /// std::bad_alloc.
    [[nodiscard]] Block map(std::uint64_t offset, std::size_t bytes) const { return {file_, offset, bytes}; }

    /// Maps the first bytes so that later writes of another process are visible. Throws std::bad_alloc.
    [[nodiscard]] Block map_shared(std::size_t bytes) const { return Block::shared(file_, bytes); }

private:
    InputFile(std::filesystem::path path, int file, std::uint64_t size);

    std::filesystem::path path_;
    int file_ = -1;
    std::uint64_t size_ = 0;
};

} // namespace lockstep
