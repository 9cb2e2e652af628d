#pragma once

#include "app/gui/model/desk.h"
#include "app/gui/panels/form.h"
#include "core/base/error.h"
#include "core/hardware/device_preset.h"
#include "core/hardware/numbers.h"

#include <functional>
#include <string>
#include <vector>

class QUndoStack;

namespace lockstep::gui {

class PresetBox;

/// The numbers of the hardware model in groups, each with the values that it may have, its unit and where it
/// comes from. Changing one needs no new run: one recording serves all. Each change can be undone; any model
/// can be kept as a preset of one's own, and a preset's file can be taken in. Until a person chooses another it
/// is the preset of the device that runs are on.
class HardwarePanel : public Form {
    Q_OBJECT
public:
    explicit HardwarePanel(HardwareForm& form, QWidget* parent = nullptr);

    /// What is shown.
    [[nodiscard]] const HardwareModel& model() const { return wish().model; }
    /// What runs are to be looked at with.
    [[nodiscard]] const HardwareWish& wish() const { return form_.wish.value(); }
    /// Tells what device the shown run is of.
    void set_device(const DeviceInfo& device);
    /// Keeps the model under this name among the person's own presets and shows it as that one.
    void save_preset(const QString& name);
    /// Takes a preset's file among the person's own presets, under the file's name, and shows it.
    void load_preset(const QString& path);
    /// Shows the preset of this name, as it is: "device" is the device's own.
    void choose_preset(const QString& name);
    void change_to(const HardwareWish& wish);
    /// Back to the numbers of the preset.
    void reset();
    [[nodiscard]] QUndoStack& changes() { return form_.wish.changes(); }

signals:
    void changed();
    void failed(const lockstep::Error& error);

private:
    void fill();
    void apply();
    void show_other_preset();
    [[nodiscard]] Result<Preset> preset_named(const std::string& name) const;
    void take_preset();
    void show_values();
    void show_tips();
    void add_preset();
    void add_buttons();
    void add_number(const HardwareNumber& number);
    void take(const HardwareNumber& number, std::uint32_t value);
    void show_state();
    void ask_for_name();
    void ask_for_file();
    void refuse(const HardwareNumber& number, const QString& text);
    [[nodiscard]] QString device_state() const;
    [[nodiscard]] QString full_tip(const HardwareNumber& number) const;
    QWidget* choice(const HardwareNumber& number);
    QWidget* box(const HardwareNumber& number);

    HardwareForm& form_;
    Preset preset_;                            ///< as the preset has it
    std::string preset_name_;                  ///< that it was asked for with
    bool at_work_ = false;                     ///< controls are set by the panel, not by a person
    std::vector<std::function<void()>> shown_; ///< sets a control to its number of the model
    std::vector<std::pair<const HardwareNumber*, QWidget*>> controls_;
    PresetBox* presets_ = nullptr;
    QWidget* back_ = nullptr;
    QLabel* state_ = nullptr;
};

} // namespace lockstep::gui
