#pragma once

#include "core/base/result.h"
#include "core/facts/device_info.h"
#include "core/hardware/hardware_model.h"
#include "core/hardware/preset_reader.h"

#include <optional>
#include <string>
#include <vector>

namespace lockstep {

/// The name of a preset that is made for a device; users request it by this name.
inline constexpr const char* device_preset_name = "device";

/// The preset of the device. If Lockstep has a preset for its chip, returns that preset. For another GPU,
/// makes the preset "device" from the driver's data and the nearest generation, scaled by the number of
/// compute units; each number has its source, and `shipped` names the generation. A CPU has no warps:
/// "educational". Errors: see reading a preset.
[[nodiscard]] Result<Preset> device_preset(const DeviceInfo& device);

/// One number of the hardware as the user sets it.
struct HardwareChange {
    std::string number;
    std::string value;

    friend bool operator==(const HardwareChange&, const HardwareChange&) = default;
};

using HardwareChanges = std::vector<HardwareChange>;

/// The requested hardware, before the device of the run is known.
struct HardwareWish {
    HardwareModel model; ///< used if the device does not matter
    /// If set, replaces `model`: the device's own preset with these changes.
    std::optional<HardwareChanges> of_device = std::nullopt;

    friend bool operator==(const HardwareWish&, const HardwareWish&) = default;
};

/// Resolves the wish for a device. Errors: unknown_hardware, value_not_allowed, and those of reading a
/// preset.
[[nodiscard]] Result<HardwareModel> hardware_for(const HardwareWish& wish, const DeviceInfo& device);

/// The preset on which a model is based: a named one or the device's. Errors: as above.
[[nodiscard]] Result<HardwareModel> preset_behind(const HardwareModel& model, const DeviceInfo& device);

} // namespace lockstep
