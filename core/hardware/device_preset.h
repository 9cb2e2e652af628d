#pragma once

#include "core/base/result.h"
#include "core/facts/device_info.h"
#include "core/hardware/hardware_model.h"
#include "core/hardware/preset_reader.h"

#include <optional>
#include <string>
#include <vector>

namespace lockstep {

/// Name of the preset that is made for the current device; users select it by this name.
inline constexpr const char* device_preset_name = "device";

/// Returns the preset for a device. If Lockstep has a preset for the exact chip, returns it. For other GPUs,
/// makes a preset called "device" from the driver's data and the preset of the nearest generation, scaled by
/// the number of compute units. Each number has its source, and `shipped` is the name of the generation's
/// preset. CPUs get "educational", because they have no warps. Errors: those of reading a preset.
[[nodiscard]] Result<Preset> device_preset(const DeviceInfo& device);

/// One number of the hardware model with the value that the user chose.
struct HardwareChange {
    std::string number;
    std::string value;

    friend bool operator==(const HardwareChange&, const HardwareChange&) = default;
};

using HardwareChanges = std::vector<HardwareChange>;

/// The requested hardware, before the device of the run is known.
struct HardwareWish {
    HardwareModel model; ///< the hardware model if it does not depend on the device
    /// If set, the model is the preset of the device with these changes, and `model` is ignored.
    std::optional<HardwareChanges> of_device = std::nullopt;

    friend bool operator==(const HardwareWish&, const HardwareWish&) = default;
};

/// Returns the requested hardware model for a device. Errors: unknown_hardware, value_not_allowed, and those
/// of reading a preset.
[[nodiscard]] Result<HardwareModel> hardware_for(const HardwareWish& wish, const DeviceInfo& device);

/// Returns the preset on which a model is based: a named preset, or that of the device. Errors: the same as
/// hardware_for().
[[nodiscard]] Result<HardwareModel> preset_behind(const HardwareModel& model, const DeviceInfo& device);

} // namespace lockstep
