#pragma once

#include <QComboBox>

namespace lockstep::gui {

/// The names of all presets: the device's own, those included in Lockstep, and the user's.
class PresetBox : public QComboBox {
    Q_OBJECT
public:
    explicit PresetBox(QWidget* parent = nullptr);

    /// Shows a name, which may be new.
    void show_name(const QString& name);
};

} // namespace lockstep::gui
