#pragma once

#include <QObject>

namespace lockstep::gui {

/// Lets the focused widget use keys that are also keys of the pictures: Space presses a button and ticks a
/// row, and arrows move through a table.
class FocusKeys : public QObject {
    Q_OBJECT
public:
    /// For everything in the widget, now and later.
    explicit FocusKeys(QWidget& widget);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace lockstep::gui
