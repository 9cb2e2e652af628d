#pragma once

#include "core/analysis/memory/cache.h"
#include "core/hardware/hardware_model.h"

#include <algorithm>
#include <cstdint>

namespace lockstep {

/// The contents of the L2 cache at the start of a launch.
enum class L2State : std::uint8_t {
    absent,
    cold, ///< empty
    /// Contains all buffers of the launch (HardwareModel::warm_l2), so there are no misses or write-backs.
    warm,
};

[[nodiscard]] inline CacheShape shape_of(const HardwareModel& hardware, std::uint32_t bytes,
                                         std::uint32_t ways) {
    return {hardware.caches != 0 ? bytes : 0, ways, std::max(hardware.line_bytes, hardware.sector_bytes),
            replacement_of(hardware)};
}

/// @param global_bytes  the total size of the launch's buffers.
[[nodiscard]] inline L2State l2_state_of(const HardwareModel& hardware, std::uint64_t global_bytes) {
    if (hardware.caches == 0 || hardware.l2_bytes == 0) {
        return L2State::absent;
    }
    return hardware.warm_l2 != 0 && global_bytes <= hardware.l2_bytes ? L2State::warm : L2State::cold;
}

/// Returns the minimum number of cycles between accepting a request and the response of L2 or DRAM.
[[nodiscard]] inline std::uint32_t least_far_latency(const HardwareModel& hardware, L2State l2) {
    switch (l2) {
    case L2State::absent:
        return hardware.latency_global;
    case L2State::warm:
        return hardware.latency_l2;
    case L2State::cold:
        break;
    }
    return std::min(hardware.latency_l2, hardware.latency_global);
}

} // namespace lockstep
