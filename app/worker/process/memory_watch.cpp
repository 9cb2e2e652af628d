#include "app/worker/process/memory_watch.h"

#include "core/base/memory.h"

#include <fstream>
#include <limits>
#include <string>
#include <unistd.h>

namespace lockstep {
namespace {

/// Returns the resident memory of a process in bytes; 0 if the process has ended.
std::uint64_t held_bytes(pid_t process) {
    std::uint64_t all = 0;
    std::uint64_t resident = 0;
    std::ifstream("/proc/" + std::to_string(process) + "/statm") >> all >> resident;
    return resident * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
}

/// Returns the memory in bytes that is available to all programs; the largest number if the system does not
/// report it.
std::uint64_t left_bytes() {
    std::ifstream text("/proc/meminfo");
    for (std::string name, rest; text >> name && std::getline(text, rest);) {
        if (name == "MemAvailable:") {
            return std::stoull(rest) * 1024;
        }
    }
    return std::numeric_limits<std::uint64_t>::max();
}

} // namespace

MemoryBounds default_memory_bounds() {
    const std::uint64_t memory = machine_memory_bytes();
    return {memory / 2, memory / 16};
}

bool MemoryWatch::is_over() {
    constexpr std::chrono::milliseconds pause{50};
    const auto now = std::chrono::steady_clock::now();
    if (!is_over_ && now - looked_ >= pause) {
        looked_ = now;
        is_over_ = held_bytes(process_) > bounds_.most_bytes && left_bytes() < bounds_.least_left_bytes;
    }
    return is_over_;
}

} // namespace lockstep
