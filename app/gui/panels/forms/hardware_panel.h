#pragma once

#include "app/gui/panels/forms/form.h"
#include "app/gui/workspace/desk.h"
#include "core/base/error.h"
#include "core/hardware/device_preset.h"
#include "core/hardware/numbers.h"

#include <functional>
#include <string>
#include <vector>

class QUndoStack;

namespace lockstep::gui {

class PresetBox;

/// Lists the numbers of the hardware model in groups, each with its allowed values, unit and source. Changing
/// a number needs no new run, because the same recording is analysed again. Changes can be undone; any model
/// can be saved as a user preset, and a preset file can be loaded. The preset of the run's device is used
/// until the user chooses another one.
class HardwarePanel : public Form {
    Q_OBJECT
public:
    explicit HardwarePanel(HardwareForm& form, QWidget* parent = nullptr);

    [[nodiscard]] const HardwareModel& model() const { return wish().model; }
    /// Returns the hardware model with which runs are analysed.
    [[nodiscard]] const HardwareWish& wish() const { return form_.wish.value(); }
    void set_device(const DeviceInfo& device); ///< sets the device of the shown run
    /// Saves the model under this name as a user preset, and shows that preset.
    void save_preset(const QString& name);
    /// Saves a preset file as a user preset, named after the file, and shows it.
    void load_preset(const QString& path);
    /// Shows the preset with this name without changes; "device" is the preset of the device.
    void choose_preset(const QString& name);
    void change_to(const HardwareWish& wish);
    /// Resets all numbers to those of the preset.
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
    void add_row_reset(const HardwareNumber& number, QWidget& control);
    [[nodiscard]] bool is_changed(const HardwareNumber& number) const;
    void mark_rows();
    void take(const HardwareNumber& number, std::uint32_t value);
    void show_state();
    void ask_for_name();
    void ask_for_file();
    void refuse(const HardwareNumber& number, const QString& text);
    [[nodiscard]] QString device_state() const;
    QWidget* choice(const HardwareNumber& number);
    QWidget* box(const HardwareNumber& number);

    HardwareForm& form_;
    Preset preset_;                            ///< the preset without the user's changes
    std::string preset_name_;                  ///< the name under which preset_ was requested
    bool at_work_ = false;                     ///< true while the panel, not the user, sets controls
    std::vector<std::function<void()>> shown_; ///< functions that set each control to its number in the model
    std::vector<std::pair<const HardwareNumber*, QWidget*>> controls_;
    PresetBox* presets_ = nullptr;
    QWidget* back_ = nullptr;
    QLabel* state_ = nullptr;
};

} // namespace lockstep::gui
