#pragma once

#include "core/hardware/hardware_model.h"
#include "core/hardware/numbers.h"

#include <QString>

namespace lockstep::gui {

/// "Bank width": what a number of the hardware model is called.
[[nodiscard]] QString setting_label(const HardwareNumber& setting);
/// What it is, in one sentence.
[[nodiscard]] QString setting_tip(const HardwareNumber& setting);
/// "Residency": the heading over the settings of a group.
[[nodiscard]] QString setting_group_words(NumberGroup group);
/// "cycles"; empty for plain counts and choices.
[[nodiscard]] QString setting_unit_words(NumberUnit unit);
/// A value as people read it: "whole group", "round robin", "on".
[[nodiscard]] QString setting_value_words(const HardwareNumber& setting, std::uint32_t value);

} // namespace lockstep::gui
