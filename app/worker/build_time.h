#pragma once

#include <chrono>
#include <cstdint>
#include <mutex>

namespace lockstep {

/// The time that a task took.
struct TimeUse {
    std::chrono::nanoseconds processor{0};
    std::chrono::nanoseconds wall{0};
};

/// How much time a run has left for reading and building all its kernels. One process reads and another one
/// builds; both draw on the same limit:
///
///     limit   |- read -|---- build, instrumented ----|-- build, plain --|-- left --|
///
/// The limit is in processor time, so that the load of the machine does not decide which kernels pass.
/// Wall-clock time is limited to four times as much, to catch work that waits forever. May be used from any
/// thread.
class BuildTime {
public:
    explicit BuildTime(std::uint64_t seconds);

    /// Starts again with the full time.
    void begin(std::uint64_t seconds);
    void take(const TimeUse& use);

    /// `more`: time used that has not been subtracted yet.
    [[nodiscard]] bool is_over(const TimeUse& more = {}) const;
    /// The limit, in seconds.
    [[nodiscard]] std::uint64_t limit() const;
    /// Seconds of processor time left, rounded up.
    [[nodiscard]] std::uint64_t left() const;

private:
    mutable std::mutex mutex_;
    std::uint64_t seconds_;
    TimeUse used_;
};

} // namespace lockstep
