#pragma once

#include <QSpinBox>

namespace lockstep::gui {

/// A spin box that lets any number be typed and says when it is none of those allowed, instead of swallowing
/// the digit: what was there before stays.
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
