#pragma once

#include "core/base/byte_sink.h"
#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <string>

namespace lockstep {

/// Writes all files of Lockstep. A new file replaces `path` only when it is complete, so the
/// old file stays intact whatever happens.
///
///     open     .lockstep-DIGITS-INODE.part beside the target; removes leftovers of killed processes
///     write    ...
///     finish   on the disk, closed, then renamed over the target
///
/// A symbolic link stays one: what it leads to is written. An existing file keeps its mode, and its owner
/// where that is allowed. Devices, pipes, sockets and folders are never replaced.
class FileSink : public ByteSink {
public:
    /// Errors: cannot_write_file, not_a_file_to_write.
    static Result<std::unique_ptr<FileSink>> open(const std::filesystem::path& path);
    ~FileSink() override; ///< removes what is not finished

    Status write(std::span<const std::byte> bytes) override;
    [[nodiscard]] std::uint64_t written() const override { return written_; }
    /// When the bytes are on the disk.
    enum class OnDisk : std::uint8_t {
        before_naming, ///< after a system crash, the old file or the new one exists
        in_time,       ///< whenever the system writes them: for files that are read immediately
    };
    /// Overwrites the first bytes, then renames the file to its final name.
    Status finish(std::span<const std::byte> head, OnDisk when);

private:
    FileSink(std::filesystem::path path, std::filesystem::path target, std::filesystem::path part, int file);
    Status write_at(std::span<const std::byte> bytes, std::uint64_t offset);
    [[nodiscard]] Error failure(int number) const;

    std::filesystem::path path_;   ///< as requested by the caller
    std::filesystem::path target_; ///< where its symbolic links lead
    std::filesystem::path part_;
    int file_;
    std::uint64_t written_ = 0;
};

/// Checks before long work whether its result can be written, so that a mistyped name does not cost a run.
/// Errors: see FileSink::open.
Status can_write_file(const std::filesystem::path& path);

} // namespace lockstep
