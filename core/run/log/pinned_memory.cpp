#include "core/run/log/pinned_memory.h"

#include <algorithm>

namespace lockstep {

void PinnedMemory::pin(std::span<std::byte> memory) {
    const auto is_same = [memory](const auto& pinned) {
        return pinned.first.data() == memory.data() && pinned.first.size() == memory.size();
    };
    if (memory.empty() || std::ranges::any_of(pinned_, is_same)) {
        return;
    }
    try {
        pinned_.emplace_back(memory, cl::Buffer(context_, CL_MEM_READ_WRITE | CL_MEM_USE_HOST_PTR,
                                                memory.size(), memory.data()));
    } catch (const cl::Error&) {
        pinned_.emplace_back(memory, cl::Buffer()); // an empty buffer, so that pinning is not tried again
    }
}

} // namespace lockstep
