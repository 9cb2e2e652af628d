#pragma once

#include "core/base/result.h"
#include "core/hardware/hardware_model.h"

#include <cstdint>
#include <string>
#include <vector>

namespace lockstep {

/// Settings that belong together, in the order in which they are shown.
enum class NumberGroup : std::uint8_t { memory_shape, residency, issue, latency, bandwidth, caches };

/// What a setting counts.
enum class NumberUnit : std::uint8_t { count, lanes, bytes, registers, cycles, bytes_per_cycle, choice };

/// Whether a preset must give the number, and whether 0 is one that a machine can have.
enum class InPreset : std::uint8_t {
    above_zero, ///< it must, and 0 is refused: it is only a person's choice ("the whole group", "no cache")
    any,        ///< it must; 0 is a number like others
    no,         ///< it speaks of the kernel, not of the machine
};

/// A number of the hardware model that people may change: one of a few, or any of a range.
struct HardwareNumber {
    std::string name; ///< as in DESIGN section 9: "warp_width"
    std::uint32_t HardwareModel::*member{};
    std::vector<std::uint32_t> allowed; ///< ascending; empty: any from `least` to `most`
    std::uint32_t least = 0;
    std::uint32_t most = 0;
    NumberGroup group{};
    NumberUnit unit{};
    InPreset in_preset = InPreset::above_zero;
    std::vector<std::string> words; ///< what stands for the allowed values, in their order; empty: numbers
};

/// All settings, in the order in which they are shown.
[[nodiscard]] const std::vector<HardwareNumber>& hardware_numbers();

/// The value as people read and write it; "group" for a warp of the whole group, "oldest" for a policy.
[[nodiscard]] std::string to_text(const HardwareNumber& setting, std::uint32_t value);

/// What a setting may be, for a message: "1, 2, 4", "1 to 64". In a preset 0 may not be among it.
[[nodiscard]] std::string allowed_text(const HardwareNumber& setting, bool in_preset = false);

/// Changes one number of the model. Errors: unknown_hardware, value_not_allowed.
Status set_hardware(HardwareModel& model, const std::string& name, const std::string& value);

} // namespace lockstep
