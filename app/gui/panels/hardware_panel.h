#pragma once

#include "app/gui/panels/form.h"
#include "core/base/error.h"
#include "core/hardware/hardware_model.h"
#include "core/hardware/settings.h"

#include <map>
#include <string>

namespace lockstep::gui {

/// The numbers of the hardware model in groups, each with the values that it may have, its unit and where it
/// comes from. Changing one needs no new run: one recording serves all. Any model can be kept as a preset of
/// one's own.
class HardwarePanel : public Form {
    Q_OBJECT
public:
    explicit HardwarePanel(QWidget* parent = nullptr);

    [[nodiscard]] const HardwareModel& model() const { return model_; }
    void set_model(const HardwareModel& model);
    /// Keeps the model under this name among the person's own presets and shows it as that one.
    void save_preset(const QString& name);

signals:
    void changed();
    void failed(const lockstep::Error& error);

private:
    void fill();
    void choose_preset(const QString& name);
    void add_preset();
    void add_buttons();
    void add_setting(const HardwareSetting& setting);
    void take(const HardwareSetting& setting, std::uint32_t value);
    void show_state();
    void ask_for_name();
    [[nodiscard]] QString tip_of(const HardwareSetting& setting) const;
    QWidget* choice(const HardwareSetting& setting);
    QWidget* number(const HardwareSetting& setting);

    HardwareModel model_;
    HardwareModel preset_; ///< as the preset has it
    std::map<std::string, std::string> sources_;
    QWidget* back_ = nullptr;
    QLabel* state_ = nullptr;
};

} // namespace lockstep::gui
