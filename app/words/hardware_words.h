#pragma once

#include "core/hardware/numbers.h"

#include <cstdint>
#include <string>

namespace lockstep {

/// The Qt translation context of the texts that the functions in this header return.
inline constexpr const char* hardware_context = "Hardware";

/// Returns the label of a hardware-model number, such as "Bank width". It is English and serves as the key
/// for translation in hardware_context. A test checks that it is never empty.
[[nodiscard]] const char* number_label(const HardwareNumber& number);
/// Returns the tooltip of a number: one sentence that explains it. It is English and serves as the key for
/// translation in hardware_context.
[[nodiscard]] const char* number_tip(const HardwareNumber& number);
/// Returns the heading for a group of numbers, such as "Residency limits". It is English and serves as the
/// key for translation.
[[nodiscard]] const char* number_group_words(NumberGroup group);
/// Returns the name of a unit, such as "cycles"; empty for plain counts and choices. It is English and serves
/// as the key for translation.
[[nodiscard]] const char* number_unit_words(NumberUnit unit);
/// Whether the unit must be added to the number's label, as in "Bank width, bytes". Other labels already
/// contain it.
[[nodiscard]] bool shows_unit(const HardwareNumber& number);
/// Formats the value of a number for display: "32", or a word such as "whole group", "round robin" or "on".
/// The word is English and serves as the key for translation.
[[nodiscard]] std::string number_value_words(const HardwareNumber& number, std::uint32_t value);

} // namespace lockstep
