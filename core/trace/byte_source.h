#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>

namespace lockstep {

/// Bytes that are read once, from front to back.
class ByteSource {
public:
    ByteSource() = default;
    ByteSource(const ByteSource&) = delete;
    ByteSource& operator=(const ByteSource&) = delete;
    virtual ~ByteSource() = default;

    /// Fills `to`; false where fewer bytes are left or the device fails.
    [[nodiscard]] virtual bool read(std::span<std::byte> to) = 0;
    [[nodiscard]] virtual std::uint64_t size() const = 0;
    [[nodiscard]] virtual std::uint64_t remaining() const = 0;
};

[[nodiscard]] std::unique_ptr<ByteSource> bytes_in_memory(std::span<const std::byte> bytes);
/// Errors: cannot_read_file.
[[nodiscard]] Result<std::unique_ptr<ByteSource>> bytes_of_file(const std::filesystem::path& path);

/// A file that takes the place of `path` only when it is complete.
class FileSink {
public:
    /// Errors: cannot_write_file.
    static Result<std::unique_ptr<FileSink>> open(const std::filesystem::path& path);
    FileSink(const FileSink&) = delete;
    FileSink& operator=(const FileSink&) = delete;
    ~FileSink(); ///< removes what is not finished

    Status write(std::span<const std::byte> bytes);
    [[nodiscard]] std::uint64_t written() const { return written_; }
    /// Writes over the first bytes, then gives the file its name. `durable`: on the disk before that, so that
    /// a crash of the system leaves the old file or the new one.
    Status finish(std::span<const std::byte> head, bool durable);

private:
    FileSink(std::filesystem::path path, std::filesystem::path part, int file);
    [[nodiscard]] Error failure() const;

    std::filesystem::path path_;
    std::filesystem::path part_;
    int file_;
    std::uint64_t written_ = 0;
};

} // namespace lockstep
