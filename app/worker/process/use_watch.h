#pragma once

#include "app/worker/build_time.h"

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>

namespace lockstep {

/// The resources that this process has used since it started.
struct ProcessUse {
    std::uint64_t bytes = 0;                  ///< memory in use, including child processes
    std::chrono::nanoseconds processor{0};    ///< processor time, including child processes that have ended
    std::chrono::steady_clock::time_point at; ///< time of this measurement
};

/// Measures, in a separate thread, the memory and time that this process uses for tasks, and calls a function
/// when a limit is exceeded. Compilers cannot be interrupted, so that function ends the process:
///
///     begin() ---- work ---- pause()      resume() ---- work ---- pause()
///
/// The time of all tasks is subtracted from a BuildTime.
class UseWatch {
public:
    enum class Over { memory, time };

    /// @param time  the time budget, which must outlive this object.
    /// @param over  the function that is called in the measuring thread, at most once, when a limit is
    /// exceeded.
    UseWatch(BuildTime& time, std::function<void(Over)> over);
    ~UseWatch();
    UseWatch(const UseWatch&) = delete;
    UseWatch& operator=(const UseWatch&) = delete;

    /// Starts a task. During the task, memory use may grow by `bytes` bytes.
    void begin(std::uint64_t bytes);
    void pause();
    void resume();

private:
    void watch();
    void take_time(const ProcessUse& now);
    [[nodiscard]] TimeUse used_until(const ProcessUse& now) const;
    [[nodiscard]] std::optional<Over> over_by(const ProcessUse& use) const;

    BuildTime& time_;
    std::function<void(Over)> over_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::uint64_t most_bytes_ = 0;
    std::uint64_t first_bytes_ = 0;
    ProcessUse since_; ///< resources that were used at the last begin() or resume()
    bool is_watching_ = false;
    bool has_ended_ = false;
    std::thread thread_;
};

} // namespace lockstep
