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

/// The file for the parts of logs that are too large for memory, one behind the other. It has no name: it is gone with the
/// last process that has it open. Another process may write it, so it is never mapped, and what is read from it is checked.
class SpillFile {
public:
    /// A new one in this folder. Errors: cannot_write_file, with the folder.
    static Result<std::shared_ptr<const SpillFile>> make(const std::filesystem::path& folder);
    /// One that another process has made. Errors are without a folder.
    explicit SpillFile(Descriptor file) : SpillFile({}, std::move(file)) {}

    /// Errors: cannot_write_file.
    [[nodiscard]] Status write(std::span<const std::uint64_t> words, std::uint64_t offset) const;
    /// False if the file does not have all of them.
    [[nodiscard]] bool read(std::span<std::uint64_t> words, std::uint64_t offset) const;
    /// Bytes, at this moment.
    [[nodiscard]] std::uint64_t size() const;
    [[nodiscard]] int descriptor() const { return file_.number(); }
    [[nodiscard]] const std::string& folder() const { return folder_; }

private:
    SpillFile(std::string folder, Descriptor file) : folder_(std::move(folder)), file_(std::move(file)) {}

    std::string folder_;
    Descriptor file_;
};

/// Bytes of a part in its file: of its events and values.
[[nodiscard]] std::uint64_t log_part_bytes(const Trace& trace, GroupRange groups);

/// Writes the events of a part of a launch's log, and then its values, for this machine alone. Errors: cannot_write_file.
Status write_log_part(const LogPart& part, std::span<const std::uint64_t> events,
                      std::span<const std::uint64_t> values);

/// Puts groups of a part into a trace in place of what it holds, checked as a recording's log is. Errors:
/// recording_damaged; out of memory: std::bad_alloc.
Status load_log_part(const LogPart& part, GroupRange groups, Trace& trace);

/// A trace of the same launch with all small data and the offsets of all groups, but without a log, for
/// load_log_part().
[[nodiscard]] Trace without_log(const Trace& trace);

} // namespace lockstep
