#pragma once

#include "core/facts/device_info.h"

#include <cstdint>
#include <optional>
#include <string>

namespace lockstep {

/// Returns the preset for this exact chip, such as "nvidia-h200" for an H200 with all its multiprocessors.
/// Empty if there is none.
[[nodiscard]] std::string preset_of_chip(const DeviceInfo& device);

/// Returns the preset of the nearest generation, such as "amd-rdna" for gfx1030. It is chosen by the device
/// name, NVIDIA's compute capability and the wavefront width. "educational" if the vendor is unknown.
[[nodiscard]] std::string preset_of_generation(const DeviceInfo& device);

/// Properties that all NVIDIA GPUs of a compute capability share. Source: CUDA C++ Programming Guide
/// (technical specifications per compute capability, throughput of 32-bit floating-point operations).
struct NvidiaGeneration {
    std::uint32_t capability = 0; ///< compute capability; 90 means 9.0
    const char* preset = nullptr; ///< preset of the nearest generation
    std::uint32_t warp_slots = 0;
    std::uint32_t group_slots = 0;
    std::uint32_t local_kibi = 0;           ///< KiB of local memory per multiprocessor
    std::uint32_t reserved_group_local = 0; ///< bytes that each group occupies in addition to those it uses
    std::uint32_t schedulers = 0;
    std::uint32_t arithmetic_lanes = 0; ///< lanes per scheduler
};

/// Returns the entry with the highest capability that is not above this one; nothing below 5.0.
[[nodiscard]] std::optional<NvidiaGeneration> nvidia_generation(std::uint32_t capability);

/// Returns the number of OpenCL compute units that share a multiprocessor: 8 (execution units) on Intel GPUs,
/// else 1.
[[nodiscard]] std::uint32_t units_per_multiprocessor(const DeviceInfo& device);

} // namespace lockstep
