#pragma once

#include <QLabel>

namespace lockstep::gui {

/// A label whose text wraps and always has the height that it needs: splitters and scroll areas do not ask for
/// the height at a width, and would cut its last lines off.
class WholeLabel : public QLabel {
    Q_OBJECT
public:
    explicit WholeLabel(QWidget* parent = nullptr);

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
};

} // namespace lockstep::gui
