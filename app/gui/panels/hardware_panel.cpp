#include "app/gui/panels/hardware_panel.h"

#include "core/hardware/presets.h"
#include "core/hardware/settings.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QTimer>

namespace lockstep::gui {
namespace {

struct Name {
    const char* name;
    const char* label;
    const char* tip;
};
constexpr Name names[] = {
    {"warp_width", QT_TRANSLATE_NOOP("Hardware", "Lanes per warp"),
     QT_TRANSLATE_NOOP("Hardware", "Work-items that issue together")},
    {"banks", QT_TRANSLATE_NOOP("Hardware", "Banks"),
     QT_TRANSLATE_NOOP("Hardware", "Banks of local memory: each serves one word a pass")},
    {"bank_bytes", QT_TRANSLATE_NOOP("Hardware", "Bank width, bytes"),
     QT_TRANSLATE_NOOP("Hardware", "Bytes of one word of a bank")},
    {"sector_bytes", QT_TRANSLATE_NOOP("Hardware", "Sector, bytes"),
     QT_TRANSLATE_NOOP("Hardware", "The least that global memory moves")},
    {"line_bytes", QT_TRANSLATE_NOOP("Hardware", "Line, bytes"),
     QT_TRANSLATE_NOOP("Hardware", "Bytes of a line of global memory")},
};

const Name* name_of(const std::string& name) {
    for (const Name& row : names) {
        if (name == row.name) {
            return &row;
        }
    }
    return nullptr;
}

QString words(const char* text) {
    return QCoreApplication::translate("Hardware", text);
}

} // namespace

HardwarePanel::HardwarePanel(QWidget* parent) : Form(parent) {
    fill();
}

void HardwarePanel::set_model(const HardwareModel& model) {
    model_ = model;
    fill();
}

void HardwarePanel::add_preset() {
    auto* combo = new QComboBox;
    for (const std::string& name : hardware_preset_names()) {
        combo->addItem(QString::fromStdString(name));
    }
    combo->setCurrentText(QString::fromStdString(model_.preset));
    connect(combo, &QComboBox::textActivated, this, [this](const QString& name) {
        if (Result<HardwareModel> preset = hardware_preset(name.toStdString()); preset) {
            model_ = *preset;
            QTimer::singleShot(0, this, &HardwarePanel::fill); // not while the combo box is at work
            emit changed();
        }
    });
    add_row(tr("Preset"), combo, tr("A named hardware model"));
}

void HardwarePanel::fill() {
    clear();
    add_preset();
    for (const HardwareSetting& setting : hardware_settings()) {
        auto* combo = new QComboBox;
        for (const std::uint32_t value : setting.allowed) {
            const bool group = setting.name == "warp_width" && value == 0;
            combo->addItem(group ? tr("whole group") : QString::number(value), value);
        }
        combo->setCurrentIndex(combo->findData(model_.*setting.member));
        connect(combo, &QComboBox::activated, this, [this, combo, member = setting.member] {
            model_.*member = combo->currentData().toUInt();
            emit changed();
        });
        const Name* name = name_of(setting.name);
        add_row(name != nullptr ? words(name->label) : QString::fromStdString(setting.name), combo,
                name != nullptr ? words(name->tip) : QString());
    }
}

} // namespace lockstep::gui
