#pragma once

#include "core/base/column.h"
#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>

namespace lockstep {

/// Whether a path may end in a symbolic link. In a folder that an untrusted process writes it must not: the link could lead
/// to a file that this process may read and the other may not.
enum class FinalLink : std::uint8_t { followed, refused };

/// A regular file that is read. Nothing else passes this door: a pipe would be waited for without end, a
/// device may do something when it is opened, and neither has a size to trust.
class InputFile {
public:
    /// Errors: cannot_read_file, not_a_file_to_read.
    static Result<InputFile> open(const std::filesystem::path& path, FinalLink link = FinalLink::followed);
    InputFile(InputFile&& other) noexcept;
    InputFile& operator=(InputFile&& other) noexcept;
    ~InputFile();

    /// Bytes, as the file had them when it was opened.
    [[nodiscard]] std::uint64_t size() const { return size_; }
    /// Fills `to` with the bytes from `offset` on, or with as many as there are, and returns how many.
    /// Errors: cannot_read_file.
    Result<std::size_t> read(std::span<std::byte> to, std::uint64_t offset) const;
    /// Bytes from `offset` on, a multiple of the system's page, that the file has. Throws std::bad_alloc.
    [[nodiscard]] Block map(std::uint64_t offset, std::size_t bytes) const { return {file_, offset, bytes}; }

    /// The first bytes as they are and will be: what another process writes to them shows. Throws std::bad_alloc.
    [[nodiscard]] Block map_shared(std::size_t bytes) const { return Block::shared(file_, bytes); }

private:
    InputFile(std::filesystem::path path, int file, std::uint64_t size);

    std::filesystem::path path_;
    int file_ = -1;
    std::uint64_t size_ = 0;
};

} // namespace lockstep
