#pragma once

#include <QComboBox>

namespace lockstep::gui {

/// A combo box of all presets: that of the device, those included in Lockstep, and the user's.
class PresetBox : public QComboBox {
    Q_OBJECT
public:
    explicit PresetBox(QWidget* parent = nullptr);

    /// Selects a name, and adds it if it is new.
    void show_name(const QString& name);
};

} // namespace lockstep::gui
