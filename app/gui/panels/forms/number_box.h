#pragma once

#include <QSpinBox>

namespace lockstep::gui {

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
