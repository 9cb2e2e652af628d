#include "core/base/memory.h"

#include <algorithm>
#include <fstream>
#include <unistd.h>

namespace lockstep {

std::uint64_t machine_memory_bytes() {
    const long pages = sysconf(_SC_PHYS_PAGES);
    const long page_bytes = sysconf(_SC_PAGESIZE);
    std::uint64_t bytes = pages > 0 && page_bytes > 0
                              ? static_cast<std::uint64_t>(pages) * static_cast<std::uint64_t>(page_bytes)
                              : 0;
    for (const char* limit : {"/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes"}) {
        std::uint64_t most = 0; // "max" means no limit and is not a number
        if (std::ifstream(limit) >> most && most > 0) {
            bytes = bytes == 0 ? most : std::min(bytes, most);
        }
    }
    return bytes;
}

std::uint64_t default_memory_budget() {
    constexpr std::uint64_t most = std::uint64_t{1} << 30;
    const std::uint64_t memory = machine_memory_bytes();
    return memory == 0 ? most : std::min(most, memory / 2);
}

} // namespace lockstep
