#pragma once

#include "core/hardware/hardware_model.h"
#include "core/trace/trace.h"

#include <cstdint>

namespace lockstep {

/// Where the number of registers comes from.
enum class RegisterSource : std::uint8_t {
    driver,   ///< the device driver's build log
    setting,  ///< the hardware model's item_registers
    back_end, ///< LLVM's back end for the hardware model's chip
    estimate, ///< counted from the kernel's parameters and accesses: a guess
};

/// What a kernel takes of a multiprocessor.
struct KernelUse {
    std::uint32_t group_items = 1;
    std::uint32_t item_registers = 1;
    RegisterSource source = RegisterSource::estimate;
    BackEnd back_end = BackEnd::none; ///< where the registers come from one
    std::uint32_t local_bytes = 0;    ///< of a group
};

/// What a recorded launch takes. A back end for the hardware model's own chip comes before the driver, which
/// speaks of the device that recorded. The estimate: sixteen registers for indices and addresses, two for
/// each argument, and those of the widest value moved, twice.
[[nodiscard]] KernelUse kernel_use(const Trace& trace, const HardwareModel& hardware);

} // namespace lockstep
