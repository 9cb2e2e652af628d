#pragma once

#include "core/base/progress.h"

#include <chrono>
#include <mutex>

namespace lockstep {

/// Turns Ctrl+C (SIGINT), SIGTERM and closing the terminal (SIGHUP) into a request to stop, which progress
/// sinks pass on. A second signal ends the program at once.
void watch_for_interrupt();
[[nodiscard]] bool interrupted();
/// For event loops: a file descriptor that becomes readable at the first such signal; -1 if there is none.
[[nodiscard]] int interrupt_bell();

/// One line on stderr that shows the current stage after half a second; nothing if stderr is not a terminal.
class ProgressLine {
public:
    ProgressLine();
    ~ProgressLine();
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    /// The sink to pass to long-running work; valid during the lifetime of this object.
    [[nodiscard]] ProgressSink sink();
    /// Removes the line before other output.
    void clear();

private:
    bool show(const Progress& progress);

    std::mutex mutex_;
    bool visible_ = false;
    bool drawn_ = false;
    std::chrono::steady_clock::time_point next_;
};

} // namespace lockstep
