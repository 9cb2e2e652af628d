#pragma once

#include <QApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QObject>

namespace lockstep::gui::journeys {

/// Counts the clicks of the mouse while it exists. What a story does with the keyboard in a menu counts like the clicks
/// that a mouse needs: one to open a context menu, and one for each chosen entry. Typing and scrolling are no clicks.
class Clicks : public QObject {
public:
    Clicks() { qApp->installEventFilter(this); }
    int count = 0;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        count += watched->isWindowType() && event->type() == QEvent::MouseButtonPress ? 1 : 0;
        count +=
            event->type() == QEvent::KeyPress && replaces_click(*watched, *static_cast<QKeyEvent*>(event))
                ? 1
                : 0;
        return false;
    }

private:
    static bool replaces_click(const QObject& watched, const QKeyEvent& key) {
        const bool is_menu = qobject_cast<const QMenu*>(&watched) != nullptr;
        return (is_menu && (key.key() == Qt::Key_Return || key.key() == Qt::Key_Right)) ||
               (watched.isWidgetType() && key.key() == Qt::Key_F10 && key.modifiers() == Qt::ShiftModifier);
    }
};

} // namespace lockstep::gui::journeys
