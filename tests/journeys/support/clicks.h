#pragma once

#include <QApplication>
#include <QEvent>
#include <QObject>

namespace lockstep::gui::journeys {

/// Counts the clicks of the mouse while it exists.
class Clicks : public QObject {
public:
    Clicks() { qApp->installEventFilter(this); }
    int count = 0;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        count += watched->isWindowType() && event->type() == QEvent::MouseButtonPress ? 1 : 0;
        return false;
    }
};

} // namespace lockstep::gui::journeys
