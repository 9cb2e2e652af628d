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

/// Writes a file. Lockstep uses this class for every file that it writes. The new file replaces `path` only
/// when it is complete, so the old file stays intact if anything fails.
///
///     open     .lockstep-DIGITS-INODE.part next to the target; removes leftovers of killed processes
///     write    ...
///     finish   flushed to the disk, closed, then renamed to the target
///
/// If `path` is a symbolic link, its target is replaced and the link stays. The new file gets the mode and,
/// where permitted, the owner of the file that it replaces. Devices, pipes, sockets and folders are never
/// replaced.
class FileSink : public ByteSink {
public:
    /// Creates the unfinished file next to `path`. Errors: cannot_write_file, not_a_file_to_write.
    static Result<std::unique_ptr<FileSink>> open(const std::filesystem::path& path);
    ~FileSink() override; ///< removes the unfinished file

    Status write(std::span<const std::byte> bytes) override;
    [[nodiscard]] std::uint64_t written() const override { return written_; }
    /// Returns the path of the unfinished file, for libraries that write to a path and for checks before
    /// finish(). Whoever writes through this path must not replace the file by another one.
    [[nodiscard]] const std::filesystem::path& unfinished() const { return part_; }
    /// Specifies when the written bytes must be on the disk.
    enum class OnDisk : std::uint8_t {
        /// The bytes are on the disk before the file is renamed, so that after a system crash, either the old
        /// or the new file exists.
        before_naming,
        in_time, ///< whenever the system writes them; for files that are read back immediately
    };
    /// Overwrites the first bytes of the file with `head`, then renames the file to its final name.
    Status finish(std::span<const std::byte> head, OnDisk when);

private:
    FileSink(std::filesystem::path path, std::filesystem::path target, std::filesystem::path part, int file);
    Status write_at(std::span<const std::byte> bytes, std::uint64_t offset);
    [[nodiscard]] Error failure(int number) const;

    std::filesystem::path path_;   ///< the path that the caller passed
    std::filesystem::path target_; ///< `path_` with its symbolic links resolved
    std::filesystem::path part_;
    int file_;
    std::uint64_t written_ = 0;
};

/// Checks before a long run whether its result can be written, so that a mistyped file name is reported
/// before the run instead of after it. Errors: see FileSink::open.
Status can_write_file(const std::filesystem::path& path);

} // namespace lockstep
