#pragma once

#include <chrono>
#include <cstdint>
#include <sys/types.h>

namespace lockstep {

/// A process uses too much memory if it passes both bounds.
struct MemoryBounds {
    std::uint64_t most_bytes = 0;       ///< that the process may use
    std::uint64_t least_left_bytes = 0; ///< that must be left for other programs
};

/// Half of the computer's memory for the process, and one sixteenth left for others.
[[nodiscard]] MemoryBounds default_memory_bounds();

/// Watches the memory of a process, so that it can be ended before the system ends other programs. Limiting
/// the address space does not work: GPU drivers reserve far more addresses than they use.
class MemoryWatch {
public:
    explicit MemoryWatch(pid_t process, MemoryBounds bounds = default_memory_bounds())
        : process_(process), bounds_(bounds) {}

    /// Measures at most every 50 ms. Once true, it stays true.
    [[nodiscard]] bool is_over();

private:
    pid_t process_;
    MemoryBounds bounds_;
    std::chrono::steady_clock::time_point looked_;
    bool is_over_ = false;
};

} // namespace lockstep
