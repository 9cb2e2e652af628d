#pragma once

#include "core/kernel/launch.h"
#include "core/run/driver/device.h"

namespace lockstep {

/// Whether there is enough stack for the private arrays. A CPU driver puts those of all work-items of a group
/// on the stack of one thread, and a stack overflow ends the process. GPUs report by themselves that memory
/// is insufficient. Errors: private_memory_too_large.
[[nodiscard]] Status check_private_memory(const Device& device, const Launch& launch,
                                          const PrivateMemory& memory);

} // namespace lockstep
