#pragma once

#include "core/hardware/numbers.h"

#include <cstdint>
#include <string>

namespace lockstep {

/// The context under which lupdate files the words below.
inline constexpr const char* hardware_context = "Hardware";

/// "Bank width": what a number of the hardware model is called. Empty where it has no words, which a test
/// forbids. English, a key for translation in hardware_context.
[[nodiscard]] const char* number_label(const HardwareNumber& number);
/// What it is, in one sentence. English, a key for translation in hardware_context.
[[nodiscard]] const char* number_tip(const HardwareNumber& number);
/// "What may be resident": the heading over the numbers of a group. English, a key likewise.
[[nodiscard]] const char* number_group_words(NumberGroup group);
/// "cycles"; empty for plain counts and choices. English, a key likewise.
[[nodiscard]] const char* number_unit_words(NumberUnit unit);
/// A value as people read it: "whole group", "round robin", "on", which are keys likewise; "32".
[[nodiscard]] std::string number_value_words(const HardwareNumber& number, std::uint32_t value);

} // namespace lockstep
