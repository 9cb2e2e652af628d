#pragma once

#include <QObject>

namespace lockstep::gui {

/// Lets what has the focus use its own keys where they are also those of the pictures: Space presses a button and ticks a
/// row, and arrows walk through a table.
class FocusKeys : public QObject {
    Q_OBJECT
public:
    /// For all that is in the widget, now and later.
    explicit FocusKeys(QWidget& widget);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace lockstep::gui
