#pragma once

#include "app/words/phrase.h"
#include "core/base/progress.h"

#include <chrono>
#include <functional>
#include <mutex>
#include <string>

namespace lockstep {

/// Installs handlers for SIGINT (Ctrl+C), SIGTERM and SIGHUP (the terminal was closed). The first signal
/// requests a stop, which progress sinks report to running work. A second signal ends the program at once.
void watch_for_interrupt();
[[nodiscard]] bool interrupted();
/// Returns a file descriptor that becomes readable at the first signal that watch_for_interrupt() handles,
/// for use in event loops; -1 if there is none.
[[nodiscard]] int interrupt_bell();

/// A line on stderr that shows the current stage, starting after half a second. Prints nothing if stderr is
/// not a terminal.
class ProgressLine {
public:
    /// The line uses the reader, which must outlive it.
    explicit ProgressLine(const Reader& reader = english_reader());
    ~ProgressLine();
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    /// Returns the progress sink to pass to long-running work. It is valid during the lifetime of this
    /// object.
    [[nodiscard]] ProgressSink sink();
    /// Shows another text, if it is time for one. Returns false if the work must stop, as a progress sink does.
    bool show_text(const std::function<std::string()>& text);
    /// Erases the line before other output is printed.
    void clear();

private:
    bool show(const Progress& progress);

    const Reader& reader_;
    std::mutex mutex_;
    bool visible_ = false;
    bool drawn_ = false;
    std::chrono::steady_clock::time_point next_;
};

} // namespace lockstep
