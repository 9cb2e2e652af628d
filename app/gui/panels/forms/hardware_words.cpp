#include "app/gui/panels/forms/hardware_words.h"

#include "app/words/hardware_words.h"

#include <QCoreApplication>

namespace lockstep::gui {
namespace {

QString words(const char* text) {
    return *text != '\0' ? QCoreApplication::translate(hardware_context, text) : QString();
}

} // namespace

QString label_of(const HardwareNumber& number) {
    return words(number_label(number));
}

QString tip_of(const HardwareNumber& number) {
    return words(number_tip(number));
}

QString heading_of(NumberGroup group) {
    return words(number_group_words(group));
}

QString unit_of(const HardwareNumber& number) {
    return words(number_unit_words(number.unit));
}

QString value_of(const HardwareNumber& number, std::uint32_t value) {
    return words(number_value_words(number, value).c_str());
}

QString with_unit(const HardwareNumber& number, const QString& value) {
    const QString unit = unit_of(number);
    return unit.isEmpty() ? value : value + QLatin1Char(' ') + unit;
}

} // namespace lockstep::gui
