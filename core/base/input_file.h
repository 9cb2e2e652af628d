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

/// A regular file that is open for reading. Other kinds of files are rejected: reading a pipe may block
/// forever, opening a device may have side effects, and neither has a reliable size.
class InputFile {
public:
    /// Opens a file for reading. Errors: cannot_read_file, not_a_file_to_read.
    static Result<InputFile> open(const std::filesystem::path& path);
    /// Takes over an open file without a name and closes it with this object. Errors: the same as open().
    static Result<InputFile> of(Descriptor file);
    InputFile(InputFile&& other) noexcept = default;
    InputFile& operator=(InputFile&& other) noexcept = default;

    [[nodiscard]] int descriptor() const { return file_.number(); }
    /// Size in bytes when the file was opened.
    [[nodiscard]] std::uint64_t size() const { return size_; }
    /// Reads bytes at `offset` into `to` until it is full or the file ends. Returns the number of bytes read.
    /// Errors: cannot_read_file.
    Result<std::size_t> read(std::span<std::byte> to, std::uint64_t offset) const;
    /// Maps `bytes` bytes of the file at `offset`, which must be a multiple of the page size. The range must
    /// be inside the file. Throws std::bad_alloc.
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
