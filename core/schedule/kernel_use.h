#pragma once

#include "core/hardware/hardware_model.h"
#include "core/trace/trace.h"

#include <cstdint>

namespace lockstep {

/// The source of the number of registers.
enum class RegisterSource : std::uint8_t {
    driver,   ///< build log of the device's driver
    setting,  ///< item_registers of the hardware model
    back_end, ///< LLVM's back end for the chip of the hardware model
    estimate, ///< estimated from the kernel's parameters and accesses
};

/// The resources of a multiprocessor that a kernel needs.
struct KernelUse {
    std::uint32_t group_items = 1;
    std::uint32_t item_registers = 1;
    RegisterSource source = RegisterSource::estimate;
    BackEnd back_end = BackEnd::none; ///< set if the registers come from a back end
    std::uint32_t local_bytes = 0;    ///< per group
};

/// Determines the resources for a recorded launch. A back end for the chip of the hardware model takes
/// precedence over the driver, whose number is for the device on which the launch was recorded. The estimate
/// consists of 16 registers for indices and addresses, two for each argument, and twice the registers of the
/// widest value that is read or written.
[[nodiscard]] KernelUse kernel_use(const Trace& trace, const HardwareModel& hardware);

} // namespace lockstep
