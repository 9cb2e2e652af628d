#pragma once

#include <QComboBox>
#include <QSpinBox>

namespace lockstep::gui {

/// A combo box that lists all presets: the preset of the device, those included in Lockstep, and those of the
/// user.
class PresetBox : public QComboBox {
    Q_OBJECT
public:
    explicit PresetBox(QWidget* parent = nullptr);

    /// Selects a name, and adds it if it is new.
    void show_name(const QString& name);
};

/// A spin box in which any number can be typed. It reports a number that is not allowed, instead of rejecting
/// the digit as it is typed, and keeps the previous value.
class NumberBox : public QSpinBox {
    Q_OBJECT
public:
    NumberBox(int least, int most, QWidget* parent = nullptr);

    [[nodiscard]] QValidator::State validate(QString& text, int& position) const override;
    void fixup(QString& text) const override;

signals:
    void refused(const QString& text) const;
};

} // namespace lockstep::gui
