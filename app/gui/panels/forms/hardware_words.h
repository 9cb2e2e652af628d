#pragma once

#include "core/hardware/numbers.h"

#include <QString>
#include <cstdint>

namespace lockstep::gui {

/// These functions return the texts of app/words/hardware_words.h, translated to the window's language.
[[nodiscard]] QString label_of(const HardwareNumber& number);
[[nodiscard]] QString tip_of(const HardwareNumber& number);
[[nodiscard]] QString heading_of(NumberGroup group);
[[nodiscard]] QString unit_of(const HardwareNumber& number);
[[nodiscard]] QString value_of(const HardwareNumber& number, std::uint32_t value);

/// Appends the unit: "400 cycles". Returns only the value if the number has no unit.
[[nodiscard]] QString with_unit(const HardwareNumber& number, const QString& value);

} // namespace lockstep::gui
