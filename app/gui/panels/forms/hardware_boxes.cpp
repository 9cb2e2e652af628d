#include "app/gui/panels/forms/hardware_boxes.h"

#include "core/hardware/device_preset.h"
#include "core/hardware/presets.h"

namespace lockstep::gui {

PresetBox::PresetBox(QWidget* parent) : QComboBox(parent) {
    addItem(QString::fromLatin1(device_preset_name));
    setItemData(0,
                tr("The preset of the device that runs the kernels; for a CPU, which has no warps, the "
                   "educational preset"),
                Qt::ToolTipRole);
    for (const std::string& name : hardware_preset_names(hardware_folder())) {
        addItem(QString::fromStdString(name));
    }
    bool is_first = true;
    for (const std::string& name : hardware_preset_names(own_hardware_folder())) {
        if (findText(QString::fromStdString(name)) < 0) {
            if (is_first) {
                insertSeparator(count());
            }
            addItem(QString::fromStdString(name));
            is_first = false;
        }
    }
}

void PresetBox::show_name(const QString& name) {
    if (findText(name) < 0) {
        addItem(name);
    }
    setCurrentIndex(findText(name));
}

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
