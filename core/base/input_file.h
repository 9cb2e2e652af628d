#pragma once

#include "core/base/column.h"
#include "core/base/descriptor.h"
#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <utility>

namespace lockstep {

/// A regular file that is read. Nothing else passes this door: a pipe would be waited for without end, a
/// device may do something when it is opened, and neither has a size to trust.
class InputFile {
public:
    /// Errors: cannot_read_file, not_a_file_to_read.
    static Result<InputFile> open(const std::filesystem::path& path);
    /// An open file without a name. The number is closed with this. Errors: as open().
    static Result<InputFile> of(Descriptor file);
    InputFile(InputFile&& other) noexcept = default;
    InputFile& operator=(InputFile&& other) noexcept = default;

    /// Size in bytes when the file was opened.
    [[nodiscard]] std::uint64_t size() const { return size_; }
    /// Fills `to` with the bytes from `offset` on, or with fewer at the end of the file. Returns the number
    /// of bytes. Errors: cannot_read_file.
    Result<std::size_t> read(std::span<std::byte> to, std::uint64_t offset) const;
    /// Bytes from `offset` on, a multiple of the system's page, that the file has. Throws std::bad_alloc.
    [[nodiscard]] Block map(std::uint64_t offset, std::size_t bytes) const {
        return {file_.number(), offset, bytes};
    }

private:
    InputFile(std::filesystem::path path, Descriptor file, std::uint64_t size)
        : path_(std::move(path)), file_(std::move(file)), size_(size) {}
    static Result<InputFile> checked(std::filesystem::path path, Descriptor file);

    std::filesystem::path path_;
    Descriptor file_;
    std::uint64_t size_ = 0;
};

} // namespace lockstep
