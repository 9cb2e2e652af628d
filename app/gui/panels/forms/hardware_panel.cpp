#include "app/gui/panels/forms/hardware_panel.h"

#include "app/gui/panels/forms/button_row.h"
#include "app/gui/panels/forms/hardware_boxes.h"
#include "app/gui/panels/forms/hardware_words.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/theme/quantity_text.h"
#include "app/words/hardware_words.h"
#include "core/hardware/presets.h"

#include <QComboBox>
#include <QInputDialog>
#include <QLineEdit>
#include <QPushButton>
#include <QUndoStack>
#include <algorithm>
#include <filesystem>
#include <optional>

namespace lockstep::gui {
namespace {

/// Describes the number, its allowed values, and its value and source in the preset.
QString full_tip(const HardwareNumber& number, const Preset& preset) {
    QStringList lines{tip_of(number)};
    if (number.allowed.empty()) {
        const QString range = HardwarePanel::tr("%1 to %2", "least and greatest value of a number")
                                  .arg(count_text(number.least), count_text(number.most));
        lines << with_unit(number, range);
    }
    if (number.in_preset != InPreset::no) {
        lines << HardwarePanel::tr("%1: %2", "name of a preset; a number with its unit")
                     .arg(QString::fromStdString(preset.model.preset),
                          with_unit(number, value_of(number, preset.model.*(number.member))));
        const auto source = preset.sources.find(number.name);
        if (source != preset.sources.end()) {
            lines << HardwarePanel::tr("Source: %1").arg(QString::fromStdString(source->second));
        }
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace

HardwarePanel::HardwarePanel(HardwareForm& form, QWidget* parent) : Form(parent), form_(form) {
    connect(&form.wish, &AnyEdited::changed, this, &HardwarePanel::apply);
    take_preset();
    fill();
}

void HardwarePanel::set_device(const DeviceInfo& device) {
    form_.device = device;
    const bool is_of_device = wish().of_device || model().preset == device_preset_name;
    const Result<Preset> own = device_preset(device);
    // an unchanged model is not applied again, so that text being typed is kept
    if (is_of_device && own && !(own->model == preset_.model)) {
        if (wish().of_device) {
            HardwareWish of_device = wish();
            of_device.model = own->model;
            form_.wish.set(of_device);
        }
        show_other_preset();
        show_values();
    }
}

/// Returns the preset with this name, or that of the device if the name is "device". Errors: those of
/// hardware_preset().
Result<Preset> HardwarePanel::preset_named(const std::string& name) const {
    if (name == device_preset_name) {
        return device_preset(form_.device);
    }
    const Result<HardwareModel> model = hardware_preset(name);
    return model ? Preset{.model = *model, .sources = hardware_sources(name), .shipped = {}}
                 : Result<Preset>(model.error());
}

/// Loads the preset with which the model is compared.
void HardwarePanel::take_preset() {
    preset_name_ = model().preset;
    const Result<Preset> preset = preset_named(wish().model.preset);
    preset_ = preset ? *preset : Preset{.model = wish().model, .sources = {}, .shipped = {}};
}

/// Applies a change by the user as a step that can be undone.
void HardwarePanel::change_to(const HardwareWish& wish) {
    if (!at_work_) {
        form_.wish.change(wish);
    }
}

/// Updates the panel after a change, its undo or its redo. Does not recreate controls, because one of them
/// may be handling an event.
void HardwarePanel::apply() {
    if (model().preset != preset_name_) {
        show_other_preset();
    }
    show_values();
    emit changed();
}

void HardwarePanel::show_other_preset() {
    take_preset();
    show_tips();
}

void HardwarePanel::show_values() {
    at_work_ = true;
    presets_->show_name(QString::fromStdString(wish().of_device ? device_preset_name : model().preset));
    for (const auto& show : shown_) {
        show();
    }
    at_work_ = false;
    mark_rows();
    show_state();
}

/// Updates the tooltips, which contain values of the preset.
void HardwarePanel::show_tips() {
    for (const auto& [number, control] : controls_) {
        set_tip(*control, full_tip(*number, preset_));
    }
}

void HardwarePanel::choose_preset(const QString& name) {
    const Result<Preset> preset = preset_named(name.toStdString());
    if (!preset) {
        show_values(); // resets the combo box to the previous preset
        emit failed(preset.error());
        return;
    }
    HardwareWish wish{.model = with_kernel_of(preset->model, model())};
    if (name == QLatin1String(device_preset_name)) {
        wish.of_device.emplace();
    }
    change_to(wish);
    show_values(); // the combo box may have to show "device" instead of the preset's name
}

void HardwarePanel::reset() {
    choose_preset(QString::fromStdString(model().preset));
}

void HardwarePanel::save_preset(const QString& name) {
    const Status saved = save_hardware_preset(model(), name.toStdString());
    if (!saved) {
        emit failed(saved.error());
        return;
    }
    HardwareWish own{.model = model()};
    own.model.preset = name.toStdString();
    if (own == wish()) { // the saved preset replaces the shown one, so its numbers no longer count as changed
        show_other_preset();
        show_values();
    }
    change_to(own); // the name changes too, because pictures and reports contain it
}

void HardwarePanel::load_preset(const QString& path) {
    const std::filesystem::path file = path.toStdString();
    if (const Status taken = take_in_hardware_preset(file); !taken) {
        emit failed(taken.error());
        return;
    }
    choose_preset(QString::fromStdString(file.stem().string()));
}

void HardwarePanel::ask_for_file() {
    const QString path = choose_file(tr("Load a hardware preset"), tr("Hardware presets (*.json)"));
    if (!path.isEmpty()) {
        load_preset(path);
    }
}

/// Shows that the typed value is not allowed for the number.
void HardwarePanel::refuse(const HardwareNumber& number, const QString& text) {
    emit failed({ErrorCode::value_not_allowed,
                 {label_of(number).toStdString(), text.toStdString(), allowed_text(number)}});
}

void HardwarePanel::ask_for_name() {
    bool accepted = false;
    const QString name = QInputDialog::getText(
        this, tr("Save as your own preset"), tr("Name (letters, digits, '-', '_' and '.'):"),
        QLineEdit::Normal,
        tr("my-%1", "proposed name of a preset").arg(QString::fromStdString(model().preset)), &accepted);
    if (accepted) {
        save_preset(name);
    }
}

void HardwarePanel::add_preset() {
    presets_ = new PresetBox;
    connect(presets_, &QComboBox::textActivated, this, &HardwarePanel::choose_preset);
    add_row(tr("Preset"), presets_,
            tr("Hardware presets, in this order: the preset of the device, those supplied with Lockstep, and "
               "your own"));
}

void HardwarePanel::add_buttons() {
    state_ = new QLabel;
    state_->setProperty("quiet", true);
    state_->setWordWrap(true);
    add_wide(state_);
    auto* row = new ButtonRow;
    const auto add = [&](const QString& text, const QString& tip, void (HardwarePanel::*run)()) {
        auto* button = new QPushButton(text);
        button->setToolTip(tip);
        button->setProperty("narrow", true);
        connect(button, &QPushButton::clicked, this, run);
        row->add(button);
        return button;
    };
    add(tr("Save…"), tr("Save these values as your own preset"), &HardwarePanel::ask_for_name);
    add(tr("Load…"), tr("Add a preset file to your own presets"), &HardwarePanel::ask_for_file);
    back_ = add(tr("Reset"), tr("Restore the preset's values"), &HardwarePanel::reset);
    add_wide(row);
}

/// Returns whether the value differs from that of the preset. Numbers that describe the kernel are in no preset.
bool HardwarePanel::is_changed(const HardwareNumber& number) const {
    return number.in_preset != InPreset::no && model().*(number.member) != preset_.model.*(number.member);
}

/// Marks the rows of changed values, as the form of the parameters does, and shows their reset buttons.
void HardwarePanel::mark_rows() {
    for (const auto& [number, control] : controls_) {
        const bool is_marked = is_changed(*number);
        mark_row(*control, is_marked ? RowMark::changed : RowMark::none,
                 is_marked ? tr("changed · preset value: %1", "a number with its unit")
                                 .arg(with_unit(*number, value_of(*number, preset_.model.*(number->member))))
                           : QString());
    }
}

/// Adds the button that restores the preset's value of one number.
void HardwarePanel::add_row_reset(const HardwareNumber& number, QWidget& control) {
    QPushButton* button = add_reset(control, tr("Reset"));
    button->setObjectName(QStringLiteral("reset_") + QString::fromStdString(number.name));
    button->setAccessibleName(tr("Reset: %1", "name of a number").arg(label_of(number)));
    button->setToolTip(tr("Restore the preset's value"));
    connect(button, &QPushButton::clicked, this, [this, &number, &control] {
        control.setFocus(); // the button disappears
        take(number, preset_.model.*(number.member));
    });
}

void HardwarePanel::show_state() {
    const auto changes = static_cast<int>(std::ranges::count_if(
        hardware_numbers(), [this](const HardwareNumber& number) { return is_changed(number); }));
    state_->setText(wish().of_device ? device_state()
                    : changes == 0   ? tr("Same as the preset")
                                     : tr("%Ln value(s) changed", nullptr, changes));
    back_->setEnabled(changes > 0);
}

/// Describes the state of the device's preset.
QString HardwarePanel::device_state() const {
    const QString name = QString::fromStdString(form_.device.name);
    if (form_.device.is_cpu) {
        return tr("The educational preset, because kernels run on a CPU, which has no warps");
    }
    return preset_.model.preset == device_preset_name
               ? tr("Uses the values that the driver for %1 reports; all other values come from the preset "
                    "%2",
                    "a device; a preset")
                     .arg(name, QString::fromStdString(preset_.shipped))
               : tr("The preset of %1, which runs the kernels", "a device").arg(name);
}

void HardwarePanel::take(const HardwareNumber& number, std::uint32_t value) {
    HardwareWish wish{.model = model()};
    wish.model.*(number.member) = value;
    change_to(wish);
}

QWidget* HardwarePanel::choice(const HardwareNumber& number) {
    auto* combo = new QComboBox;
    combo->setObjectName(QString::fromStdString(number.name));
    for (const std::uint32_t value : number.allowed) {
        combo->addItem(value_of(number, value), value);
    }
    shown_.emplace_back(
        [this, combo, &number] { combo->setCurrentIndex(combo->findData(model().*(number.member))); });
    connect(combo, &QComboBox::activated, this,
            [this, combo, &number] { take(number, combo->currentData().toUInt()); });
    return combo;
}

QWidget* HardwarePanel::box(const HardwareNumber& number) {
    auto* field = new NumberBox(static_cast<int>(number.least), static_cast<int>(number.most));
    field->setObjectName(QString::fromStdString(number.name));
    shown_.emplace_back(
        [this, field, &number] { field->setValue(static_cast<int>(model().*(number.member))); });
    connect(field, &QSpinBox::valueChanged, this,
            [this, &number](int value) { take(number, static_cast<std::uint32_t>(value)); });
    connect(field, &NumberBox::refused, this, [this, &number](const QString& text) { refuse(number, text); });
    return field;
}

void HardwarePanel::add_number(const HardwareNumber& number) {
    const QString unit = unit_of(number);
    const QString label = label_of(number);
    QWidget* control = number.allowed.empty() ? box(number) : choice(number);
    controls_.emplace_back(&number, control);
    add_row(shows_unit(number) ? tr("%1, %2", "name of a number; its unit").arg(label, unit) : label, control,
            full_tip(number, preset_));
    if (number.in_preset != InPreset::no) {
        add_row_reset(number, *control);
    }
}

void HardwarePanel::fill() {
    clear();
    shown_.clear();
    controls_.clear();
    add_preset();
    add_buttons();
    std::optional<NumberGroup> group;
    for (const HardwareNumber& number : hardware_numbers()) {
        if (group != number.group) {
            group = number.group;
            auto* heading = new QLabel(heading_of(number.group));
            use_font(*heading, FontRole::body_strong);
            heading->setContentsMargins(0, 8, 0, 0);
            heading->setWordWrap(true);
            add_wide(heading);
        }
        add_number(number);
    }
    show_values();
}

} // namespace lockstep::gui
