#pragma once

#include "core/facts/device_info.h"

#include <cstdint>
#include <optional>
#include <string>

namespace lockstep {

/// The preset of this exact chip: "nvidia-h200" for an H200 with all its multiprocessors. Empty: none.
[[nodiscard]] std::string preset_of_chip(const DeviceInfo& device);

/// The preset of the nearest generation, chosen by the device name, NVIDIA's compute capability and the
/// wavefront width: "amd-rdna" for gfx1030. "educational" if the vendor is unknown.
[[nodiscard]] std::string preset_of_generation(const DeviceInfo& device);

/// What NVIDIA publishes about all GPUs of a compute capability (CUDA C++ Programming Guide: technical
/// specifications per compute capability, and throughput of 32-bit floats).
struct NvidiaGeneration {
    std::uint32_t capability = 0; ///< 90 means 9.0
    const char* preset = nullptr; ///< preset of the nearest generation
    std::uint32_t warp_slots = 0;
    std::uint32_t group_slots = 0;
    std::uint32_t local_kibi = 0;           ///< KiB of local memory per multiprocessor
    std::uint32_t reserved_group_local = 0; ///< bytes
    std::uint32_t schedulers = 0;
    std::uint32_t arithmetic_lanes = 0; ///< per scheduler
};

/// The latest generation up to this capability; nothing below 5.0.
[[nodiscard]] std::optional<NvidiaGeneration> nvidia_generation(std::uint32_t capability);

/// Number of OpenCL compute units that share one multiprocessor: 8 execution units on Intel GPUs, else 1.
[[nodiscard]] std::uint32_t units_per_multiprocessor(const DeviceInfo& device);

} // namespace lockstep
