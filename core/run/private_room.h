#pragma once

#include "core/kernel/launch.h"
#include "core/run/device.h"

namespace lockstep {

/// Whether the private arrays have room. A processor's driver lays those of all work-items of a group on the stack of
/// one thread, and beyond its end the process dies. GPUs refuse what they have not. Errors: private_memory_too_large.
[[nodiscard]] Status check_private_memory(const Device& device, const Launch& launch,
                                          const PrivateMemory& memory);

} // namespace lockstep
