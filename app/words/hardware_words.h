#pragma once

#include "core/hardware/numbers.h"

#include <cstdint>
#include <string>

namespace lockstep {

/// The translation context of the texts below.
inline constexpr const char* hardware_context = "Hardware";

/// The label of a number of the hardware model: "Bank width". Empty if it has none, which a test forbids.
/// English, a key for translation in hardware_context.
[[nodiscard]] const char* number_label(const HardwareNumber& number);
/// The tooltip: what the number means, in one sentence. English, a key for translation in hardware_context.
[[nodiscard]] const char* number_tip(const HardwareNumber& number);
/// The heading over the numbers of a group: "Residency limits". English, also a key.
[[nodiscard]] const char* number_group_words(NumberGroup group);
/// "cycles"; empty for plain counts and choices. English, also a key.
[[nodiscard]] const char* number_unit_words(NumberUnit unit);
/// A value for display: "32", or "whole group", "round robin", "on", which are also keys.
[[nodiscard]] std::string number_value_words(const HardwareNumber& number, std::uint32_t value);

} // namespace lockstep
