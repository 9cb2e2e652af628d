#pragma once

#include "core/base/descriptor.h"
#include "core/base/result.h"
#include "core/trace/trace.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <string>

namespace lockstep {

/// A file for the parts of logs that are too large for memory. Parts are stored one after another. The file
/// has no name, so it is deleted when the last process closes it. It is never mapped, and everything that is
/// read from it is checked, because another process may write to it.
class SpillFile {
public:
    /// Creates a file in this folder. Errors: cannot_write_file, with the folder.
    static Result<std::shared_ptr<const SpillFile>> make(const std::filesystem::path& folder);
    /// Uses a file that another process has created. Errors do not contain a folder.
    explicit SpillFile(Descriptor file) : SpillFile({}, std::move(file)) {}

    /// Writes words at an offset in bytes. Errors: cannot_write_file.
    [[nodiscard]] Status write(std::span<const std::uint64_t> words, std::uint64_t offset) const;
    /// Reads words at an offset in bytes. Returns false if the file is too short.
    [[nodiscard]] bool read(std::span<std::uint64_t> words, std::uint64_t offset) const;
    /// Returns the current size in bytes.
    [[nodiscard]] std::uint64_t size() const;
    [[nodiscard]] int descriptor() const { return file_.number(); }
    [[nodiscard]] const std::string& folder() const { return folder_; }

private:
    SpillFile(std::string folder, Descriptor file) : folder_(std::move(folder)), file_(std::move(file)) {}

    std::string folder_;
    Descriptor file_;
};

/// Returns the size in bytes of a part in its file: its events and values.
[[nodiscard]] std::uint64_t log_part_bytes(const Trace& trace, GroupRange groups);

/// Writes the events and then the values of a part of a launch's log. The file can be used only on this
/// machine. Errors: cannot_write_file.
Status write_log_part(const LogPart& part, std::span<const std::uint64_t> events,
                      std::span<const std::uint64_t> values);

/// Replaces the log in a trace by some groups of a part. The log is checked like that of a recording. Errors:
/// recording_damaged. Throws std::bad_alloc.
Status load_log_part(const LogPart& part, GroupRange groups, Trace& trace);

/// Returns a trace of the same launch into which load_log_part() can load logs. It contains all small data
/// and the offsets of all groups, but no log.
[[nodiscard]] Trace without_log(const Trace& trace);

} // namespace lockstep
