#pragma once

#include <chrono>
#include <cstdint>
#include <mutex>

namespace lockstep {

/// The time that a task took, in wall-clock time and in processor time.
struct TimeUse {
    std::chrono::nanoseconds processor{0};
    std::chrono::nanoseconds wall{0};
};

/// The time budget of a run for reading and building all of its kernels. One process reads the kernels and
/// another one builds them; both consume the same budget:
///
///     limit   |- read -|---- build, instrumented ----|-- build, plain --|-- left --|
///
/// The budget is processor time, so that the load of the machine does not decide which kernels can be built.
/// Wall-clock time is limited to four times the budget, in case the compiler waits forever. Thread-safe.
class BuildTime {
public:
    explicit BuildTime(std::uint64_t seconds);

    /// Restarts with a full budget.
    void begin(std::uint64_t seconds);
    void take(const TimeUse& use);

    /// Returns whether the budget is used up. `more` is time that was used but has not been subtracted yet.
    [[nodiscard]] bool is_over(const TimeUse& more = {}) const;
    /// Returns the whole budget in seconds.
    [[nodiscard]] std::uint64_t limit() const;
    /// Returns the remaining processor time in seconds, rounded up.
    [[nodiscard]] std::uint64_t left() const;

private:
    mutable std::mutex mutex_;
    std::uint64_t seconds_;
    TimeUse used_;
};

} // namespace lockstep
