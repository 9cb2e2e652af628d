#pragma once

#include "core/hardware/numbers.h"

#include <QString>
#include <cstdint>

namespace lockstep::gui {

/// The texts of app/words/hardware_words.h in the language of the window.
[[nodiscard]] QString label_of(const HardwareNumber& number);
[[nodiscard]] QString tip_of(const HardwareNumber& number);
[[nodiscard]] QString heading_of(NumberGroup group);
[[nodiscard]] QString unit_of(const HardwareNumber& number);
[[nodiscard]] QString value_of(const HardwareNumber& number, std::uint32_t value);

/// "400 cycles"; only the value if it has no unit.
[[nodiscard]] QString with_unit(const HardwareNumber& number, const QString& value);

} // namespace lockstep::gui
