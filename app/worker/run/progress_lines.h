#pragma once

#include "app/worker/protocol.h"
#include "app/worker/run/build_watch.h"
#include "app/worker/speech.h"

#include <chrono>
#include <mutex>

namespace lockstep {

/// Sends progress at most twenty times per second, but always when a new stage starts. Thread-safe.
class ProgressLines {
public:
    explicit ProgressLines(BuildWatch& builds) : builds_(builds) {}

    bool operator()(const Progress& progress) {
        builds_.come_to(progress.stage);
        const std::lock_guard lock(mutex_);
        const auto now = std::chrono::steady_clock::now();
        if (progress.stage != stage_ || now - written_ > std::chrono::milliseconds(50)) {
            stage_ = progress.stage;
            written_ = now;
            say(to_line(WorkerReply(progress)));
        }
        return true; // never requests cancellation, because a client that cancels kills this process
    }

private:
    BuildWatch& builds_;
    std::mutex mutex_;
    Stage stage_ = Stage::load; // initial value: a stage that no run reports
    std::chrono::steady_clock::time_point written_;
};

} // namespace lockstep
