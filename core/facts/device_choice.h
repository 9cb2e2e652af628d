#pragma once

#include "core/facts/device_info.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace lockstep {

/// Returns the index of the device that is used if none is named: the first CPU, or the first device if there is none.
[[nodiscard]] inline std::size_t default_device(const std::vector<DeviceInfo>& devices) {
    const auto cpu = std::ranges::find(devices, true, &DeviceInfo::is_cpu);
    return cpu == devices.end() ? 0 : static_cast<std::size_t>(cpu - devices.begin());
}

/// Returns the index of the device with this name, or else of the first one with this text in the names of its platform
/// and itself, in upper or lower case; without a name, of the default device. Returns nothing if there is none.
[[nodiscard]] std::optional<std::size_t> device_named(const std::string& name,
                                                      const std::vector<DeviceInfo>& devices);

} // namespace lockstep
