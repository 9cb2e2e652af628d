#pragma once

#include "core/base/result.h"
#include "core/hardware/hardware_model.h"

#include <cstdint>
#include <string>
#include <vector>

namespace lockstep {

/// Numbers that belong together, in the order in which they are shown.
enum class NumberGroup : std::uint8_t { memory_shape, residency, issue, latency, bandwidth, caches, time };

/// What a number counts.
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

/// Whether a preset may give the number, and whether 0 is one that a machine can have.
enum class InPreset : std::uint8_t {
    above_zero, ///< 0 is refused there: it is only a person's choice ("the whole group", "no cache")
    any,        ///< 0 is a number like others
    no,         ///< it speaks of the kernel, not of the machine
};

/// What a change of the number makes necessary.
enum class Redo : std::uint8_t {
    schedule, ///< simulating the machine again
    figures,  ///< before that, counting what the log holds again
};

/// A number of the hardware model that people may change: one of a few, or any of a range. All that is known
/// of a number is its row here, its member with the default, and its words in app/words/hardware_words.cpp.
struct HardwareNumber {
    std::string name; ///< as in core/README.md, The hardware: "warp_width"
    std::uint32_t HardwareModel::*member{};
    std::vector<std::uint32_t> allowed; ///< ascending; empty: any from `least` to `most`
    std::uint32_t least = 0;
    std::uint32_t most = 0;
    NumberUnit unit{};
    InPreset in_preset = InPreset::above_zero;
    Redo redo = Redo::schedule;
    std::vector<std::string> words = {}; ///< stand for the allowed values, in their order; empty: numbers
    std::string source = "a round number of the textbook machine"; ///< of the default
    NumberGroup group{};
};

/// All numbers, in the order in which they are shown.
[[nodiscard]] const std::vector<HardwareNumber>& hardware_numbers();

/// The value as people read and write it; "group" for a warp of the whole group, "oldest" for a policy.
[[nodiscard]] std::string to_text(const HardwareNumber& number, std::uint32_t value);

/// Where a number is given.
enum class GivenIn : std::uint8_t { setting, preset };

/// What a number may be, for a message: "1, 2, 4", "1 to 64". In a preset 0 may not be among it.
[[nodiscard]] std::string allowed_text(const HardwareNumber& number, GivenIn where = GivenIn::setting);

/// Changes one number of the model. Errors: unknown_hardware, value_not_allowed.
Status set_hardware(HardwareModel& model, const std::string& name, const std::string& value);

/// Whether what is counted from a log is the same under both.
[[nodiscard]] bool same_figures(const HardwareModel& a, const HardwareModel& b);

/// The model with the other's numbers of the kernel, which no preset holds.
[[nodiscard]] HardwareModel with_kernel_of(HardwareModel model, const HardwareModel& other);

} // namespace lockstep
