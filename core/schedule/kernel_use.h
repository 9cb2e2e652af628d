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
    estimate, ///< guess from the kernel's parameters and accesses
};

/// What a kernel needs of a multiprocessor.
struct KernelUse {
    std::uint32_t group_items = 1;
    std::uint32_t item_registers = 1;
    RegisterSource source = RegisterSource::estimate;
    BackEnd back_end = BackEnd::none; ///< if the registers come from a back end
    std::uint32_t local_bytes = 0;    ///< per group
};

/// What a recorded launch needs. A back end for the hardware model's own chip takes precedence over the
/// driver, whose number is for the device that recorded. The estimate is 16 registers for indices and
/// addresses, two for each argument, and twice those of the widest moved value.
[[nodiscard]] KernelUse kernel_use(const Trace& trace, const HardwareModel& hardware);

} // namespace lockstep
