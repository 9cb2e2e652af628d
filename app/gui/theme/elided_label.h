#pragma once

#include <QLabel>

namespace lockstep::gui {

/// One line of plain text, shortened with "…" if it does not fit; the tooltip shows the full text.
class ElidedLabel : public QLabel {
    Q_OBJECT
public:
    explicit ElidedLabel(QWidget* parent = nullptr);
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QString shown() const;
};

} // namespace lockstep::gui
