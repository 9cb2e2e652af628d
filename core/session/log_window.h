#pragma once

#include "core/base/result.h"
#include "core/trace/trace.h"

#include <cstddef>
#include <optional>

namespace lockstep {

/// Walks a launch's whole log, even if it is too large for memory: a trace that contains one part after
/// another. References to the trace stay valid from part to part. The first part is not loaded again, because
/// the launch contains it.
///
///     LogWindow window(session.trace(0));
///     for (std::size_t i = 0; i < window.count(); ++i) {
///         window.open(i);     // now window.trace().groups() are available
class LogWindow {
public:
    /// `trace` must outlive this object.
    explicit LogWindow(const Trace& trace);
    LogWindow(const LogWindow&) = delete;
    LogWindow& operator=(const LogWindow&) = delete;

    [[nodiscard]] const Trace& trace() const { return copy_ ? *copy_ : whole_; }
    /// Number of parts; 1 if the log is in memory.
    [[nodiscard]] std::size_t count() const { return copy_ ? whole_.parts.size() : 1; }
    /// Errors: cannot_read_file, recording_damaged.
    Status open(std::size_t part);
    /// Opens the part that contains a logged group.
    Status open_group(Group group);

private:
    const Trace& whole_;
    std::optional<Trace> copy_; ///< for a log in parts
    std::optional<std::size_t> opened_;
    bool is_lent_ = false; ///< the copy refers to the log of the launch's own first part
};

} // namespace lockstep
