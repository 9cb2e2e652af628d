#pragma once

#include "core/hardware/hardware_model.h"
#include "core/trace/trace.h"

#include <cstdint>

namespace lockstep {

/// The source of the number of registers that is used for a kernel.
enum class RegisterSource : std::uint8_t {
    driver,   ///< reported in the build log of the device's driver
    setting,  ///< item_registers of the hardware model
    back_end, ///< LLVM's back end for the GPU of the hardware model
    estimate, ///< estimated from the kernel's parameters and accesses
};

/// The resources of a multiprocessor that a kernel uses.
struct KernelUse {
    std::uint32_t group_items = 1;
    std::uint32_t item_registers = 1;
    RegisterSource source = RegisterSource::estimate;
    BackEnd back_end = BackEnd::none; ///< set if the number of registers comes from a back end
    std::uint32_t local_bytes = 0;    ///< local memory per group
};

/// Determines the resource use of a recorded kernel. For the number of registers, a back end for the GPU of
/// the hardware model takes precedence over the driver, whose number is for the device on which the launch
/// was recorded. The estimate consists of 16 registers for indices and addresses, two for each argument, and
/// twice the registers of the widest value that is read or written.
[[nodiscard]] KernelUse kernel_use(const Trace& trace, const HardwareModel& hardware);

} // namespace lockstep
