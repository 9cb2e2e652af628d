#pragma once

#include "app/gui/model/desk.h"
#include "app/gui/panels/forms/form.h"
#include "core/base/error.h"
#include "core/hardware/device_preset.h"
#include "core/hardware/numbers.h"

#include <functional>
#include <string>
#include <vector>

class QUndoStack;

namespace lockstep::gui {

class PresetBox;

/// The numbers of the hardware model in groups, each with its allowed values, unit and source. Changing one
/// needs no new run: the same recording is analysed again. Changes can be undone; any model can be saved as a
/// user preset, and a preset file can be loaded. Until the user chooses another preset, that of the device of
/// the runs is used.
class HardwarePanel : public Form {
    Q_OBJECT
public:
    explicit HardwarePanel(HardwareForm& form, QWidget* parent = nullptr);

    [[nodiscard]] const HardwareModel& model() const { return wish().model; }
    /// The hardware that runs are analysed with.
    [[nodiscard]] const HardwareWish& wish() const { return form_.wish.value(); }
    void set_device(const DeviceInfo& device); ///< of the shown run
    /// Saves the model under this name as a user preset, and shows that preset.
    void save_preset(const QString& name);
    /// Saves a preset file as a user preset, under the file's name, and shows it.
    void load_preset(const QString& path);
    /// Shows the unchanged preset with this name; "device" is the device's own.
    void choose_preset(const QString& name);
    void change_to(const HardwareWish& wish);
    /// Restores the numbers of the preset.
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
    Preset preset_;                            ///< as defined by the preset
    std::string preset_name_;                  ///< the name that it was requested with
    bool at_work_ = false;                     ///< controls are set by the panel, not by the user
    std::vector<std::function<void()>> shown_; ///< each sets a control to its number in the model
    std::vector<std::pair<const HardwareNumber*, QWidget*>> controls_;
    PresetBox* presets_ = nullptr;
    QWidget* back_ = nullptr;
    QLabel* state_ = nullptr;
};

} // namespace lockstep::gui
