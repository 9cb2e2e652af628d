#pragma once

#include <QComboBox>

namespace lockstep::gui {

/// The names of all presets: the device's own, those that come with Lockstep, a person's own.
class PresetBox : public QComboBox {
    Q_OBJECT
public:
    explicit PresetBox(QWidget* parent = nullptr);

    /// Shows a name, also one that is new.
    void show_name(const QString& name);
};

} // namespace lockstep::gui
