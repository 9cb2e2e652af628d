#pragma once

#include <chrono>
#include <cstdint>
#include <sys/types.h>

namespace lockstep {

/// From when on a process takes too much memory.
struct MemoryBounds {
    std::uint64_t most_bytes = 0;       ///< that it may hold, ...
    std::uint64_t least_left_bytes = 0; ///< ... unless so much is left for others
};

/// A process that holds more than half of this machine's memory while less than a sixteenth of it is left.
[[nodiscard]] MemoryBounds default_memory_bounds();

/// Watches what a process holds: before the system ends programs that have nothing to do with it, the one who watches
/// ends this one. A limit on addresses would do the same, but drivers of GPUs reserve far more of them than they fill.
class MemoryWatch {
public:
    explicit MemoryWatch(pid_t process, MemoryBounds bounds = default_memory_bounds())
        : process_(process), bounds_(bounds) {}

    /// Looks, at most every 50 ms. Once true, it stays so.
    [[nodiscard]] bool is_over();

private:
    pid_t process_;
    MemoryBounds bounds_;
    std::chrono::steady_clock::time_point looked_;
    bool is_over_ = false;
};

} // namespace lockstep
