#include "core/run/private_room.h"

#include <algorithm>
#include <cstdint>
#include <pthread.h>

namespace lockstep {
namespace {

constexpr std::uint64_t for_else = 1 << 20; ///< stack that the driver and the probes use

/// Returns the stack size of new threads in this process, in bytes; 0: unknown.
std::uint64_t stack_bytes() {
    pthread_attr_t attributes;
    if (pthread_getattr_default_np(&attributes) != 0) {
        return 0;
    }
    std::size_t bytes = 0;
    pthread_attr_getstacksize(&attributes, &bytes);
    pthread_attr_destroy(&attributes);
    return bytes;
}

} // namespace

Status check_private_memory(const Device& device, const Launch& launch, const PrivateMemory& memory) {
    const std::uint64_t stack = device.info.is_cpu ? stack_bytes() : 0;
    const std::uint64_t items = std::max<std::uint64_t>(items_per_group(launch.range), 1);
    if (stack <= for_else || memory.bytes <= (stack - for_else) / items) {
        return {};
    }
    return Error{.code = ErrorCode::private_memory_too_large,
                 .arguments = {std::to_string(memory.bytes), std::to_string(items), std::to_string(stack),
                               device.info.name},
                 .place = memory.largest};
}

} // namespace lockstep
