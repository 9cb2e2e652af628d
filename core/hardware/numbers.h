#pragma once

#include "core/base/result.h"
#include "core/hardware/hardware_model.h"

#include <cstdint>
#include <string>
#include <vector>

namespace lockstep {

/// Groups of related numbers, in display order.
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

/// Whether a preset may contain the number, and whether real hardware can have the value 0.
enum class InPreset : std::uint8_t {
    above_zero, ///< 0 is refused in presets: only a user can choose it ("the whole group", "no cache")
    any,        ///< 0 is a normal value
    no,         ///< the number describes the kernel, not the hardware
};

/// What must be computed again after a change of the number.
enum class Redo : std::uint8_t {
    schedule, ///< the simulation
    figures,  ///< the figures counted from the log, and the simulation
};

/// A number of the hardware model that users can change: one of a few values, or any value of a range. A
/// number is defined by its row in this table, its member with the default, and its words in
/// app/words/hardware_words.cpp.
struct HardwareNumber {
    std::string name; ///< the name in core/README.md, The hardware: "warp_width"
    std::uint32_t HardwareModel::*member{};
    std::vector<std::uint32_t> allowed; ///< ascending; empty: all values from `least` to `most`
    std::uint32_t least = 0;
    std::uint32_t most = 0;
    NumberUnit unit{};
    InPreset in_preset = InPreset::above_zero;
    Redo redo = Redo::schedule;
    std::vector<std::string> words = {}; ///< names of the allowed values, in the same order; empty: the
                                         ///< numbers are shown
    std::string source = "a round number of the textbook machine"; ///< where the default comes from
    NumberGroup group{};
};

/// All numbers, in display order.
[[nodiscard]] const std::vector<HardwareNumber>& hardware_numbers();

/// The value as text, also for input: "group" for a warp of the whole group, "oldest" for a policy.
[[nodiscard]] std::string to_text(const HardwareNumber& number, std::uint32_t value);

/// Where a value is set.
enum class GivenIn : std::uint8_t { setting, preset };

/// The allowed values for a message: "1, 2, 4", "1 to 64". Omits 0 if presets refuse it.
[[nodiscard]] std::string allowed_text(const HardwareNumber& number, GivenIn where = GivenIn::setting);

/// Changes one number of the model. Errors: unknown_hardware, value_not_allowed.
Status set_hardware(HardwareModel& model, const std::string& name, const std::string& value);

/// Whether the figures counted from a log are the same for both models.
[[nodiscard]] bool same_figures(const HardwareModel& a, const HardwareModel& b);

/// The model with the kernel numbers of `other`. Presets do not contain these numbers.
[[nodiscard]] HardwareModel with_kernel_of(HardwareModel model, const HardwareModel& other);

} // namespace lockstep
