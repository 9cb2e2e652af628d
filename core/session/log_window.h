#pragma once

#include "core/base/result.h"
#include "core/trace/trace.h"

#include <cstddef>
#include <optional>

namespace lockstep {

/// Walks a launch's whole log, also where it is too large for memory: a trace that holds one part after the
/// other. What refers to the trace may go on from part to part. The first part is not loaded once more: the launch has it.
///
///     LogWindow window(session.trace(0));
///     for (std::size_t i = 0; i < window.count(); ++i) {
///         window.open(i);     // then window.trace().groups() are those that can be looked at
class LogWindow {
public:
    /// `trace` must outlive the window.
    explicit LogWindow(const Trace& trace);
    LogWindow(const LogWindow&) = delete;
    LogWindow& operator=(const LogWindow&) = delete;

    [[nodiscard]] const Trace& trace() const { return copy_ ? *copy_ : whole_; }
    /// Parts; 1 where the log is in memory.
    [[nodiscard]] std::size_t count() const { return copy_ ? whole_.parts.size() : 1; }
    /// Errors: cannot_read_file, recording_damaged.
    Status open(std::size_t part);
    /// Opens the part that holds a group that was logged.
    Status open_group(Group group);

private:
    const Trace& whole_;
    std::optional<Trace> copy_; ///< of a log in parts
    std::optional<std::size_t> opened_;
    bool is_lent_ = false; ///< the copy's log is the launch's own first part
};

} // namespace lockstep
