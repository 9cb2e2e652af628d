#include "app/gui/panels/forms/number_box.h"

namespace lockstep::gui {

NumberBox::NumberBox(int least, int most, QWidget* parent) : QSpinBox(parent) {
    setRange(least, most);
    setGroupSeparatorShown(true);
    setKeyboardTracking(false);
}

QValidator::State NumberBox::validate(QString& text, int& position) const {
    const QValidator::State state = QSpinBox::validate(text, position);
    return state == QValidator::Invalid ? QValidator::Intermediate : state;
}

void NumberBox::fixup(QString& text) const {
    emit refused(text);
    text = textFromValue(value());
}

} // namespace lockstep::gui
