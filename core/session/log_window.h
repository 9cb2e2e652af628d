#pragma once

#include "core/base/result.h"
#include "core/trace/trace.h"

#include <cstddef>
#include <optional>

namespace lockstep {

/// Iterates over the whole log of a launch, even if it is too large for memory. The window has a trace that
/// contains one part of the log at a time. References to this trace stay valid when the part changes. The
/// first part is never loaded, because the launch contains it.
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
    /// Returns the number of parts; 1 if the whole log is in memory.
    [[nodiscard]] std::size_t count() const { return copy_ ? whole_.parts.size() : 1; }
    /// Makes a part available in the trace. Errors: cannot_read_file, recording_damaged.
    Status open(std::size_t part);
    /// Makes the part that contains a logged group available.
    Status open_group(Group group);

private:
    const Trace& whole_;
    std::optional<Trace> copy_; ///< the trace with the part that is open; empty if the whole log is in memory
    std::optional<std::size_t> opened_;
    bool is_lent_ = false; ///< whether the copy refers to the first part, whose memory belongs to the launch
};

} // namespace lockstep
