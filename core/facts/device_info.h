#pragma once

#include <cstdint>
#include <string>

namespace lockstep {

/// An OpenCL device, as described by its driver.
struct DeviceInfo {
    std::string name;
    std::string platform;
    std::string version; ///< CL_DEVICE_VERSION
    std::string driver;  ///< CL_DRIVER_VERSION
    bool is_cpu = false;
    std::uint32_t compute_units = 0;
    std::uint64_t local_memory_bytes = 0;
    std::uint64_t largest_group = 0;
    std::uint64_t global_memory_bytes = 0;
    // for the following numbers, 0 means that the driver does not report the value
    std::uint32_t clock_mhz = 0;
    std::uint32_t warp_width = 0;         ///< number of lanes of a warp (NVIDIA) or wavefront (AMD)
    std::uint32_t group_registers = 0;    ///< 32-bit registers that one group may use
    std::uint32_t compute_capability = 0; ///< only for NVIDIA GPUs: 90 means 9.0
};

} // namespace lockstep
