#pragma once

#include "core/kernel/launch.h"
#include "core/run/driver/device.h"

namespace lockstep {

/// Checks that the stack is large enough for the private arrays. A CPU driver places the arrays of all
/// work-items of a group on the stack of one thread, and a stack overflow would end the process. On GPUs, the
/// driver itself reports insufficient memory. Errors: private_memory_too_large.
[[nodiscard]] Status check_private_memory(const Device& device, const Launch& launch,
                                          const PrivateMemory& memory);

} // namespace lockstep
