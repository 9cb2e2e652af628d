#pragma once

#include "app/gui/panels/form.h"
#include "core/hardware/hardware_model.h"

namespace lockstep::gui {

/// The numbers of the hardware model, each with the values that it may have. Changing one needs no new run:
/// one recording serves all.
class HardwarePanel : public Form {
    Q_OBJECT
public:
    explicit HardwarePanel(QWidget* parent = nullptr);

    [[nodiscard]] const HardwareModel& model() const { return model_; }
    void set_model(const HardwareModel& model);

signals:
    void changed();

private:
    void fill();
    void add_preset();

    HardwareModel model_;
};

} // namespace lockstep::gui
