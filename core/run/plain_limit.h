#pragma once

#include <chrono>
#include <functional>
#include <utility>

namespace lockstep {

/// A bound on the time of each run of a plain kernel, which nothing else ends. Whoever keeps the clock ends the whole
/// process, since no driver lets a kernel be stopped.
///
///     begin   run   begin   run   ...   end        the clock starts again at each begin
class PlainLimit {
public:
    /// Starts the clock anew with so much time; with 0 it stops.
    using Clock = std::function<void(std::chrono::milliseconds)>;

    PlainLimit() = default; ///< no bound
    PlainLimit(Clock clock, std::chrono::milliseconds limit) : clock_(std::move(clock)), limit_(limit) {}

    /// A plain kernel is built or run next. The clock may have started up to a second before: telling it costs time beside
    /// short kernels.
    void begin() {
        const auto now = std::chrono::steady_clock::now();
        if (clock_ && (!runs_ || now - told_ >= std::chrono::seconds(1))) {
            told_ = now;
            runs_ = true;
            clock_(limit_);
        }
    }
    void end() {
        if (clock_ && runs_) {
            runs_ = false;
            clock_(std::chrono::milliseconds(0));
        }
    }

private:
    Clock clock_;
    std::chrono::milliseconds limit_{0};
    std::chrono::steady_clock::time_point told_;
    bool runs_ = false;
};

} // namespace lockstep
