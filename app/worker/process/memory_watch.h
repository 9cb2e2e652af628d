#pragma once

#include <chrono>
#include <cstdint>
#include <sys/types.h>

namespace lockstep {

/// Limits on memory. A process uses too much memory only if it exceeds both limits.
struct MemoryBounds {
    std::uint64_t most_bytes = 0;       ///< how much the process may use
    std::uint64_t least_left_bytes = 0; ///< how much must remain free for other programs
};

/// Returns the default: half of the computer's memory for the process, one sixteenth free for other programs.
[[nodiscard]] MemoryBounds default_memory_bounds();

/// Watches the memory of a process, so that it can be stopped before the system kills other programs.
/// Limiting the address space does not work, because GPU drivers reserve many more addresses than they use.
class MemoryWatch {
public:
    explicit MemoryWatch(pid_t process, MemoryBounds bounds = default_memory_bounds())
        : process_(process), bounds_(bounds) {}

    /// Measures at most every 50 ms. Once it has returned true, it always returns true.
    [[nodiscard]] bool is_over();

private:
    pid_t process_;
    MemoryBounds bounds_;
    std::chrono::steady_clock::time_point looked_;
    bool is_over_ = false;
};

} // namespace lockstep
