#pragma once

#include <QObject>

namespace lockstep::gui {

/// Lets the focused widget use keys that are also shortcuts of the pictures: Space presses a button or ticks
/// a row, and arrows move through a table.
class FocusKeys : public QObject {
    Q_OBJECT
public:
    /// Applies to all widgets inside `widget`, including those that are added later.
    explicit FocusKeys(QWidget& widget);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace lockstep::gui
