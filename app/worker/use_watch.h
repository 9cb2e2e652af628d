#pragma once

#include "core/site/build_limits.h"

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>

namespace lockstep {

/// The resources that this process has used so far.
struct ProcessUse {
    std::uint64_t bytes = 0;                  ///< memory now, including child processes
    std::chrono::nanoseconds processor{0};    ///< processor time, including child processes that have ended
    std::chrono::steady_clock::time_point at; ///< when this was measured
};

/// Measures, in a separate thread, the memory and time that this process needs for a task, and calls a function when a
/// limit is passed. Compilers cannot be stopped, so that function ends the process:
///
///     begin() ---- work ---- pause()      resume() ---- work ---- pause()       one sum, from begin() on
///
/// Time is processor time, so that a busy machine does not change which kernels pass. Wall-clock time is limited to four
/// times as much, for work that waits forever.
class UseWatch {
public:
    enum class Over { memory, time };

    /// `over`: called once, in the watching thread.
    explicit UseWatch(std::function<void(Over)> over);
    ~UseWatch();
    UseWatch(const UseWatch&) = delete;
    UseWatch& operator=(const UseWatch&) = delete;

    /// Starts a new sum. Memory counts from what is used now.
    void begin(const BuildLimits& limits);
    void pause();
    void resume();

private:
    void watch();
    [[nodiscard]] std::optional<Over> over_by(const ProcessUse& use) const;

    std::function<void(Over)> over_;
    std::mutex mutex_;
    std::condition_variable changed_;
    BuildLimits limits_;
    std::uint64_t first_bytes_ = 0;
    std::chrono::nanoseconds spent_{0};  ///< processor time until the last pause
    std::chrono::nanoseconds waited_{0}; ///< wall-clock time until the last pause
    ProcessUse since_;                   ///< the last begin() or resume()
    bool is_watching_ = false;
    bool has_ended_ = false;
    std::thread thread_;
};

} // namespace lockstep
