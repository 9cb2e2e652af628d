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

/// Lets an open menu use the keys that are also shortcuts of the pictures. QMenu itself reserves only some of
/// them, so Home and End would move the step behind the menu.
class MenuKeys : public QObject {
    Q_OBJECT
public:
    /// Applies to all menus of the program.
    explicit MenuKeys(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace lockstep::gui
