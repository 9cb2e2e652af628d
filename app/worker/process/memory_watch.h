#pragma once

#include <chrono>
#include <cstdint>
#include <sys/types.h>

namespace lockstep {

/// Limits on the memory of a process. The process uses too much memory only if both limits are exceeded.
struct MemoryBounds {
    std::uint64_t most_bytes = 0;       ///< maximum number of bytes that the process may use
    std::uint64_t least_left_bytes = 0; ///< minimum number of bytes that must remain free for other programs
};

/// Returns the default limits: the process may use half of the computer's memory, and one sixteenth must
/// remain free.
[[nodiscard]] MemoryBounds default_memory_bounds();

/// Watches the memory of a process, so that it can be stopped before the system kills other programs.
/// Limiting the address space does not work, because GPU drivers reserve many more addresses than they use.
class MemoryWatch {
public:
    explicit MemoryWatch(pid_t process, MemoryBounds bounds = default_memory_bounds())
        : process_(process), bounds_(bounds) {}

    /// Returns whether the limits are exceeded; once true, it stays true. Measures the memory at most every
    /// 50 ms.
    [[nodiscard]] bool is_over();

private:
    pid_t process_;
    MemoryBounds bounds_;
    std::chrono::steady_clock::time_point looked_;
    bool is_over_ = false;
};

} // namespace lockstep
