#pragma once

#include "core/base/result.h"
#include "core/hardware/hardware_model.h"

#include <cstdint>
#include <string>
#include <vector>

namespace lockstep {

/// A number of the hardware model that people may change.
struct HardwareSetting {
    std::string name; ///< as in DESIGN section 9: "warp_width"
    std::uint32_t HardwareModel::*member{};
    std::vector<std::uint32_t> allowed; ///< ascending; a warp width of 0 is the whole group
};

/// All settings, in the order in which they are shown.
[[nodiscard]] const std::vector<HardwareSetting>& hardware_settings();

/// The value as people read and write it; "group" for a warp of the whole group.
[[nodiscard]] std::string to_text(const HardwareSetting& setting, std::uint32_t value);

/// Changes one number of the model. Errors: unknown_hardware, value_not_allowed.
Status set_hardware(HardwareModel& model, const std::string& name, const std::string& value);

} // namespace lockstep
