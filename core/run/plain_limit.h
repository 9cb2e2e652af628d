#pragma once

#include <chrono>
#include <functional>
#include <utility>

namespace lockstep {

/// A time limit for each run of a plain kernel. No driver can stop a kernel, so the code that provides the
/// clock ends the whole process when the limit is exceeded.
///
///     begin_build   build   begin   run   begin   run   ...   end       the clock restarts at each begin
class PlainLimit {
public:
    /// A function that restarts the clock with this time limit. A limit of 0 stops the clock.
    using Clock = std::function<void(std::chrono::milliseconds)>;

    PlainLimit() = default; ///< creates an object that applies no limit
    /// @param build  the time that one build may take. This limit is enforced separately.
    PlainLimit(Clock clock, std::chrono::milliseconds limit, std::chrono::milliseconds build)
        : clock_(std::move(clock)), limit_(limit), build_(build) {}

    /// Must be called before a plain kernel is built. Adds the time for building to the limit.
    void begin_build() {
        if (clock_) {
            told_ = {};
            runs_ = true;
            clock_(build_ + limit_);
        }
    }
    /// Must be called before a plain kernel runs, or when it starts. The clock is restarted at most once per
    /// second, because a restart takes long compared with short kernels. So the limit may apply up to a
    /// second too early.
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
    std::chrono::milliseconds build_{0};
    std::chrono::steady_clock::time_point told_;
    bool runs_ = false;
};

} // namespace lockstep
