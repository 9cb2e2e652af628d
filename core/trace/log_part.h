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

/// The file for the parts of logs that are too large for memory, one after another. It has no name: it is
/// deleted when the last process closes it. Another process may write to it, so it is never mapped, and
/// everything read from it is checked.
class SpillFile {
public:
    /// Creates a file in this folder. Errors: cannot_write_file, with the folder.
    static Result<std::shared_ptr<const SpillFile>> make(const std::filesystem::path& folder);
    /// Takes a file that another process has created. Errors are without a folder.
    explicit SpillFile(Descriptor file) : SpillFile({}, std::move(file)) {}

    /// Errors: cannot_write_file.
    [[nodiscard]] Status write(std::span<const std::uint64_t> words, std::uint64_t offset) const;
    /// False if the file is shorter.
    [[nodiscard]] bool read(std::span<std::uint64_t> words, std::uint64_t offset) const;
    /// Current size in bytes.
    [[nodiscard]] std::uint64_t size() const;
    [[nodiscard]] int descriptor() const { return file_.number(); }
    [[nodiscard]] const std::string& folder() const { return folder_; }

private:
    SpillFile(std::string folder, Descriptor file) : folder_(std::move(folder)), file_(std::move(file)) {}

    std::string folder_;
    Descriptor file_;
};

/// Size of a part in its file, in bytes: its events and values.
[[nodiscard]] std::uint64_t log_part_bytes(const Trace& trace, GroupRange groups);

/// Writes the events of a part of a launch's log, and then its values, for use on this machine only. Errors:
/// cannot_write_file.
Status write_log_part(const LogPart& part, std::span<const std::uint64_t> events,
                      std::span<const std::uint64_t> values);

/// Replaces the log in a trace by the given groups of a part, with the same checks as for a recording's log.
/// Errors: recording_damaged; out of memory: std::bad_alloc.
Status load_log_part(const LogPart& part, GroupRange groups, Trace& trace);

/// A trace of the same launch with all small data and the offsets of all groups, but without a log, for
/// load_log_part().
[[nodiscard]] Trace without_log(const Trace& trace);

} // namespace lockstep
