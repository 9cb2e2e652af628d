#include "app/gui/panels/hardware_panel.h"

#include "app/gui/panels/hardware_words.h"
#include "app/gui/theme/fonts.h"
#include "core/hardware/presets.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTimer>
#include <optional>

namespace lockstep::gui {

HardwarePanel::HardwarePanel(QWidget* parent) : Form(parent) {
    set_model(model_);
}

void HardwarePanel::set_model(const HardwareModel& model) {
    model_ = model;
    const Result<HardwareModel> preset = hardware_preset(model.preset);
    preset_ = preset ? *preset : model;
    sources_ = hardware_sources(model.preset);
    fill();
}

void HardwarePanel::choose_preset(const QString& name) {
    const Result<HardwareModel> preset = hardware_preset(name.toStdString());
    if (!preset) {
        emit failed(preset.error());
        return;
    }
    HardwareModel model = *preset;
    model.item_registers = model_.item_registers; // the kernel's, not the machine's
    QTimer::singleShot(0, this, [this, model] {   // not while the combo box is at work
        set_model(model);
        emit changed();
    });
}

void HardwarePanel::save_preset(const QString& name) {
    const Status saved = save_hardware_preset(model_, name.toStdString());
    if (!saved) {
        emit failed(saved.error());
        return;
    }
    HardwareModel own = model_;
    own.preset = name.toStdString();
    set_model(own);
    emit changed(); // the name stands in pictures and reports
}

void HardwarePanel::ask_for_name() {
    bool accepted = false;
    const QString name = QInputDialog::getText(
        this, tr("Save as own preset"), tr("Name (letters, digits, '-', '_' and '.'):"), QLineEdit::Normal,
        tr("my-%1", "proposed name of a preset").arg(QString::fromStdString(model_.preset)), &accepted);
    if (accepted) {
        save_preset(name);
    }
}

void HardwarePanel::add_preset() {
    auto* combo = new QComboBox;
    for (const std::string& name : hardware_preset_names(hardware_folder())) {
        combo->addItem(QString::fromStdString(name));
    }
    bool first = true;
    for (const std::string& name : hardware_preset_names(own_hardware_folder())) {
        if (combo->findText(QString::fromStdString(name)) < 0) {
            if (first) {
                combo->insertSeparator(combo->count());
            }
            combo->addItem(QString::fromStdString(name));
            first = false;
        }
    }
    combo->setCurrentIndex(combo->findText(QString::fromStdString(model_.preset)));
    connect(combo, &QComboBox::textActivated, this, &HardwarePanel::choose_preset);
    add_row(tr("Preset"), combo, tr("A named hardware model: those that come with Lockstep, then your own"));
}

void HardwarePanel::add_buttons() {
    state_ = new QLabel;
    state_->setProperty("quiet", true);
    state_->setWordWrap(true);
    add_wide(state_);
    auto* row = new QWidget;
    auto* buttons = new QHBoxLayout(row);
    buttons->setContentsMargins(0, 0, 0, 0);
    auto* save = new QPushButton(tr("Save as own preset…"));
    connect(save, &QPushButton::clicked, this, &HardwarePanel::ask_for_name);
    auto* back = new QPushButton(tr("Reset"));
    back->setToolTip(tr("Back to the numbers of the preset"));
    connect(back, &QPushButton::clicked, this,
            [this] { choose_preset(QString::fromStdString(model_.preset)); });
    back_ = back;
    buttons->addWidget(save, 1);
    buttons->addWidget(back);
    add_wide(row);
}

void HardwarePanel::show_state() {
    int changes = 0;
    for (const HardwareSetting& setting : hardware_settings()) {
        const bool of_machine = setting.in_preset != InPreset::no;
        changes += of_machine && model_.*(setting.member) != preset_.*(setting.member) ? 1 : 0;
    }
    state_->setText(changes == 0 ? tr("As the preset has it") : tr("%n number(s) changed", nullptr, changes));
    back_->setEnabled(changes > 0);
}

QString HardwarePanel::tip_of(const HardwareSetting& setting) const {
    QStringList lines{setting_tip(setting)};
    if (setting.in_preset != InPreset::no) {
        const QString unit = setting_unit_words(setting.unit);
        const QString value = setting_value_words(setting, preset_.*(setting.member));
        lines << tr("%1: %2", "name of a preset; a number with its unit")
                     .arg(QString::fromStdString(preset_.preset),
                          unit.isEmpty() ? value : value + QLatin1Char(' ') + unit);
        const auto source = sources_.find(setting.name);
        if (source != sources_.end()) {
            lines << tr("from: %1").arg(QString::fromStdString(source->second));
        }
    }
    return lines.join(QLatin1Char('\n'));
}

void HardwarePanel::take(const HardwareSetting& setting, std::uint32_t value) {
    model_.*(setting.member) = value;
    show_state();
    emit changed();
}

QWidget* HardwarePanel::choice(const HardwareSetting& setting) {
    auto* combo = new QComboBox;
    for (const std::uint32_t value : setting.allowed) {
        combo->addItem(setting_value_words(setting, value), value);
    }
    combo->setCurrentIndex(combo->findData(model_.*(setting.member)));
    connect(combo, &QComboBox::activated, this,
            [this, combo, &setting] { take(setting, combo->currentData().toUInt()); });
    return combo;
}

QWidget* HardwarePanel::number(const HardwareSetting& setting) {
    auto* box = new QSpinBox;
    box->setRange(static_cast<int>(setting.least), static_cast<int>(setting.most));
    box->setGroupSeparatorShown(true);
    box->setKeyboardTracking(false);
    box->setValue(static_cast<int>(model_.*(setting.member)));
    connect(box, &QSpinBox::valueChanged, this,
            [this, &setting](int value) { take(setting, static_cast<std::uint32_t>(value)); });
    return box;
}

void HardwarePanel::add_setting(const HardwareSetting& setting) {
    const QString unit = setting_unit_words(setting.unit);
    const QString label = setting_label(setting);
    const bool says_unit = setting.unit == SettingUnit::bytes || setting.unit == SettingUnit::cycles;
    add_row(says_unit ? tr("%1, %2", "name of a number; its unit").arg(label, unit) : label,
            setting.allowed.empty() ? number(setting) : choice(setting), tip_of(setting));
}

void HardwarePanel::fill() {
    clear();
    add_preset();
    add_buttons();
    std::optional<SettingGroup> group;
    for (const HardwareSetting& setting : hardware_settings()) {
        if (group != setting.group) {
            group = setting.group;
            auto* heading = new QLabel(setting_group_words(setting.group));
            heading->setFont(font_for(FontRole::body_strong));
            heading->setContentsMargins(0, 8, 0, 0);
            add_wide(heading);
        }
        add_setting(setting);
    }
    show_state();
}

} // namespace lockstep::gui
