#pragma once

#include "core/base/progress.h"

#include <chrono>
#include <mutex>

namespace lockstep {

/// Turns Ctrl+C (SIGINT), SIGTERM and the end of the terminal (SIGHUP) into a request to stop, which progress sinks pass on.
/// A second signal ends the program at once.
void watch_for_interrupt();
[[nodiscard]] bool interrupted();
/// For event loops: a descriptor that becomes readable at the first such signal; -1: there is none.
[[nodiscard]] int interrupt_bell();

/// One line on stderr that says what is being done, from half a second on; nothing where stderr is no
/// terminal.
class ProgressLine {
public:
    ProgressLine();
    ~ProgressLine();
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    /// To be handed to long work; valid as long as this object.
    [[nodiscard]] ProgressSink sink();
    /// Takes the line away, for what is printed next.
    void clear();

private:
    bool show(const Progress& progress);

    std::mutex mutex_;
    bool visible_ = false;
    bool drawn_ = false;
    std::chrono::steady_clock::time_point next_;
};

} // namespace lockstep
