#pragma once

#include "core/hardware/numbers.h"

#include <cstdint>
#include <string>

namespace lockstep {

/// The translation context of the texts below.
inline constexpr const char* hardware_context = "Hardware";

/// Returns the label of a number of the hardware model: "Bank width". English, a key for translation in
/// hardware_context. A test checks that it is never empty.
[[nodiscard]] const char* number_label(const HardwareNumber& number);
/// Returns the tooltip: one sentence that says what the number means. English, a key for translation in
/// hardware_context.
[[nodiscard]] const char* number_tip(const HardwareNumber& number);
/// Returns the heading for a group of numbers: "Residency limits". English, a key for translation.
[[nodiscard]] const char* number_group_words(NumberGroup group);
/// Returns the unit: "cycles"; empty for plain counts and choices. English, a key for translation.
[[nodiscard]] const char* number_unit_words(NumberUnit unit);
/// Returns whether the label of the field includes the unit: "Bank width, bytes". Other labels already name it.
[[nodiscard]] bool shows_unit(const HardwareNumber& number);
/// Formats a value for display: "32", or a word such as "whole group", "round robin", "on", which is a key
/// for translation.
[[nodiscard]] std::string number_value_words(const HardwareNumber& number, std::uint32_t value);

} // namespace lockstep
