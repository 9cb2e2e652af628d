#pragma once

#include <QLabel>

namespace lockstep::gui {

/// A label with word wrap that always has the height that it needs: splitters and scroll areas ignore
/// height-for-width, and would cut off its last lines.
class WholeLabel : public QLabel {
    Q_OBJECT
public:
    explicit WholeLabel(QWidget* parent = nullptr);

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
};

} // namespace lockstep::gui
