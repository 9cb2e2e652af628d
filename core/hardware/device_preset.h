#pragma once

#include "core/base/result.h"
#include "core/facts/device_info.h"
#include "core/hardware/hardware_model.h"
#include "core/hardware/preset_reader.h"

#include <optional>
#include <string>
#include <vector>

namespace lockstep {

/// The name of a preset that is made for a device, and what a person asks for it by.
inline constexpr const char* device_preset_name = "device";

/// The device's own preset: of a chip that a preset comes with Lockstep for, that one. Of another GPU it is made, by
/// the name "device", of what the driver tells and of the nearest generation, by its own compute units; each number
/// says where it is from, and `shipped` which generation that is. A CPU has no warps: "educational". Errors: those
/// of reading a preset.
[[nodiscard]] Result<Preset> device_preset(const DeviceInfo& device);

/// One number as a person gives it.
struct HardwareChange {
    std::string number;
    std::string value;

    friend bool operator==(const HardwareChange&, const HardwareChange&) = default;
};

using HardwareChanges = std::vector<HardwareChange>;

/// The machine that a run is looked at with, as it is asked for before the run's device is known.
struct HardwareWish {
    HardwareModel model; ///< where the device does not matter
    /// Instead of it the device's own preset, with these changes.
    std::optional<HardwareChanges> of_device = std::nullopt;

    friend bool operator==(const HardwareWish&, const HardwareWish&) = default;
};

/// The wish on a device. Errors: unknown_hardware, value_not_allowed; those of reading a preset.
[[nodiscard]] Result<HardwareModel> hardware_for(const HardwareWish& wish, const DeviceInfo& device);

/// The numbers that a model was made from: its preset's, be it one with a name or the device's. Errors: as above.
[[nodiscard]] Result<HardwareModel> preset_behind(const HardwareModel& model, const DeviceInfo& device);

} // namespace lockstep
