#pragma once

#include "core/base/result.h"
#include "core/hardware/hardware_model.h"

#include <cstdint>
#include <string>
#include <vector>

namespace lockstep {

/// The groups in which related numbers are displayed, in display order.
enum class NumberGroup : std::uint8_t { memory_shape, residency, issue, latency, bandwidth, caches, time };

/// The unit of a number.
enum class NumberUnit : std::uint8_t {
    count,
    lanes,
    bytes,
    registers,
    cycles,
    bytes_per_cycle,
    megahertz,
    nanoseconds,
    choice
};

/// Whether presets may contain a number, and whether they may set it to 0.
enum class InPreset : std::uint8_t {
    /// Presets may contain the number, but not with the value 0. Only a user can choose 0 ("the whole group",
    /// "no cache").
    above_zero,
    any, ///< presets may contain the number, with any value
    no,  ///< presets must not contain the number, because it describes the kernel
};

/// Specifies what must be recomputed after a number has changed.
enum class Redo : std::uint8_t {
    schedule, ///< only the simulation
    figures,  ///< the figures that are counted from the log, and then the simulation
};

/// A number of the hardware model that users can change. It has either a few allowed values or a range. A
/// number is defined by three parts: its row in this table, its HardwareModel member with the default value,
/// and its texts in app/words/hardware_words.cpp.
struct HardwareNumber {
    std::string name; ///< the name in core/README.md: "warp_width"
    std::uint32_t HardwareModel::*member{};
    std::vector<std::uint32_t> allowed; ///< ascending; empty: all values from `least` to `most`
    std::uint32_t least = 0;
    std::uint32_t most = 0;
    NumberUnit unit{};
    InPreset in_preset = InPreset::above_zero;
    Redo redo = Redo::schedule;
    /// Names of the allowed values, in the same order; empty: the values have no names.
    std::vector<std::string> words = {};
    std::string source = "a simple default of the educational model"; ///< origin of the default value
    NumberGroup group{};
};

/// Returns all numbers in display order.
[[nodiscard]] const std::vector<HardwareNumber>& hardware_numbers();

/// Converts a value to the text that users read and type: "group" for a warp of the whole group, "oldest" for
/// a policy.
[[nodiscard]] std::string to_text(const HardwareNumber& number, std::uint32_t value);

/// Whether a value comes from a user's setting or from a preset file.
enum class GivenIn : std::uint8_t { setting, preset };

/// Lists the allowed values for a message: "1, 2, 4", "1 to 64". For a preset, 0 is omitted if presets may
/// not contain it.
[[nodiscard]] std::string allowed_text(const HardwareNumber& number, GivenIn where = GivenIn::setting);

/// Changes one number of the model. Errors: unknown_hardware, value_not_allowed.
Status set_hardware(HardwareModel& model, const std::string& name, const std::string& value);

/// Whether the figures counted from a log are the same for both models.
[[nodiscard]] bool same_figures(const HardwareModel& a, const HardwareModel& b);

/// Returns the model with the numbers that describe the kernel taken from `other`. Presets do not contain
/// these numbers.
[[nodiscard]] HardwareModel with_kernel_of(HardwareModel model, const HardwareModel& other);

} // namespace lockstep
