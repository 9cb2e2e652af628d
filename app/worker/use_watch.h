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

/// What this process has taken so far.
struct ProcessUse {
    std::uint64_t bytes = 0;                  ///< of memory now, with the processes that it has started
    std::chrono::nanoseconds processor{0};    ///< with the processes that it has started and that have ended
    std::chrono::steady_clock::time_point at; ///< when
};

/// Measures from a thread of its own what this process takes for a piece of work, and says when that is too much.
/// What works cannot be stopped (a compiler), so who hears of it ends the process:
///
///     begin() ---- work ---- pause()      resume() ---- work ---- pause()       one account, from begin() on
///
/// Time is that of a processor: a machine with much else to do does not make a kernel too large. Four times that is
/// allowed by the clock, for work that waits for what never comes.
class UseWatch {
public:
    enum class Over { memory, time };

    /// `over` is called in the watching thread, once.
    explicit UseWatch(std::function<void(Over)> over);
    ~UseWatch();
    UseWatch(const UseWatch&) = delete;
    UseWatch& operator=(const UseWatch&) = delete;

    /// Opens a new account. Memory counts from what is taken now.
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
    std::chrono::nanoseconds spent_{0};  ///< of a processor, until the last pause
    std::chrono::nanoseconds waited_{0}; ///< by the clock, until the last pause
    ProcessUse since_;                   ///< the last begin() or resume()
    bool is_watching_ = false;
    bool has_ended_ = false;
    std::thread thread_;
};

} // namespace lockstep
