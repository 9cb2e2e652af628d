#pragma once

#include "core/facts/device_info.h"

#include <cstdint>
#include <optional>
#include <string>

namespace lockstep {

/// The preset that is this very GPU's: "nvidia-h200" of an H200 with all its multiprocessors. Empty: none.
[[nodiscard]] std::string preset_of_chip(const DeviceInfo& device);

/// The preset of the nearest generation, by the name that the driver gives the device, NVIDIA's compute
/// capability, the width of a wavefront: "amd-rdna" of gfx1030. "educational" where the maker is unknown.
[[nodiscard]] std::string preset_of_generation(const DeviceInfo& device);

/// What NVIDIA publishes of all GPUs of a compute capability (CUDA C++ Programming Guide: technical
/// specifications per compute capability, and throughput of 32-bit floats).
struct NvidiaGeneration {
    std::uint32_t capability = 0; ///< 90 of 9.0
    const char* preset = nullptr; ///< of the nearest generation
    std::uint32_t warp_slots = 0;
    std::uint32_t group_slots = 0;
    std::uint32_t local_kibi = 0;           ///< KiB of local memory a multiprocessor
    std::uint32_t reserved_group_local = 0; ///< bytes
    std::uint32_t schedulers = 0;
    std::uint32_t arithmetic_lanes = 0; ///< of each scheduler
};

/// The last one that is not above the capability; none below 5.0.
[[nodiscard]] std::optional<NvidiaGeneration> nvidia_generation(std::uint32_t capability);

/// Execution units that an OpenCL driver of the device counts as compute units but that share one
/// multiprocessor: 8 of Intel's, else 1.
[[nodiscard]] std::uint32_t units_per_multiprocessor(const DeviceInfo& device);

} // namespace lockstep
