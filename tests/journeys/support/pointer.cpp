#include "tests/journeys/support/pointer.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QScrollBar>
#include <QTest>
#include <QWheelEvent>
#include <QWindow>
#include <QtTest/qtestspontaneevent.h>
#include <stdexcept>

namespace lockstep::gui::journeys {
namespace {

constexpr int notch = 120; // one notch in eighths of a degree, as in Qt's wheel events
constexpr int most_turns = 200;

/// Returns the innermost scroll area that contains the widget and hides the spot.
QAbstractScrollArea* area_that_hides(const Spot& spot) {
    QWidget* inside = spot.widget;
    for (QWidget* each = spot.widget->parentWidget(); each != nullptr; each = each->parentWidget()) {
        auto* area = qobject_cast<QAbstractScrollArea*>(each);
        if (area != nullptr && area->viewport()->isAncestorOf(inside)) {
            const QRect part(spot.widget->mapTo(area->viewport(), spot.part.topLeft()), spot.part.size());
            if (!area->viewport()->rect().contains(part.center())) {
                return area;
            }
        }
    }
    return nullptr;
}

/// Clicks the scroll bar, which scrolls by a page, for the case that a widget below the pointer handles the
/// wheel itself. Returns false if it cannot scroll.
bool click_scroll_bar(QScrollBar& bar, bool is_up) {
    const int before = bar.value();
    const QPoint end(bar.width() / 2, is_up ? bar.width() + 2 : bar.height() - bar.width() - 3);
    if (bar.isVisible()) {
        const QPoint there = bar.mapTo(bar.window(), end);
        QTest::mouseClick(bar.window()->windowHandle(), Qt::LeftButton, {}, there);
    }
    return bar.value() != before;
}

void turn_wheel_at(QWidget& widget, QPoint point, int notches) {
    QWidget* below = QApplication::widgetAt(widget.mapToGlobal(point));
    if (below == nullptr || (below != &widget && !widget.isAncestorOf(below))) {
        throw std::runtime_error("the wheel turns over something else");
    }
    const QPointF there = below->mapFrom(&widget, point);
    QWheelEvent event(there, widget.mapToGlobal(QPointF(point)), {}, {0, -notches * notch}, Qt::NoButton, {},
                      Qt::NoScrollPhase, false);
    QSpontaneKeyEvent::setSpontaneous(&event); // like a real mouse event, it propagates to parent widgets
    QApplication::instance()->notify(below, &event);
}

/// Waits until the layouts that are still due have moved the widget: a user aims at what stands still.
void wait_until_steady(const QWidget& widget) {
    constexpr int still_ms = 20;
    constexpr int most_waits = 100;
    const auto place = [&widget] { return QRect(widget.mapToGlobal(QPoint()), widget.size()); };
    QRect before;
    for (int wait = 0; wait < most_waits && before != place(); ++wait) {
        before = place();
        QTest::qWait(still_ms);
    }
}

} // namespace

void turn_wheel(QWidget& widget, int notches) {
    const auto point = visible_centre({&widget, widget.rect()});
    if (!point) {
        throw std::runtime_error("the wheel turns over something hidden");
    }
    turn_wheel_at(widget, *point, notches);
}

void scroll_to(const Spot& spot) {
    for (int turn = 0; turn < most_turns; ++turn) {
        QAbstractScrollArea* const area = area_that_hides(spot);
        if (area == nullptr) {
            return;
        }
        const Spot inside{area->viewport(), area->viewport()->rect()};
        if (!visible_centre(inside)) {
            scroll_to(inside); // the area is in another one
        }
        const int top = spot.widget->mapTo(area->viewport(), spot.part.center()).y();
        const int before = area->verticalScrollBar()->value();
        turn_wheel(*area->viewport(), top < 0 ? -1 : 1);
        QCoreApplication::processEvents();
        if (area->verticalScrollBar()->value() == before &&
            !click_scroll_bar(*area->verticalScrollBar(), top < 0)) {
            return; // the scroll bar is at its end
        }
    }
}

void click_at(const Spot& spot, const QString& text, Qt::MouseButton button) {
    wait_until_steady(*spot.widget);
    scroll_to(spot);
    const auto point = visible_centre(spot);
    const QString reason = point ? what_is_in_the_way(*spot.widget, *point) : QStringLiteral("it is hidden");
    if (!reason.isEmpty()) {
        throw std::runtime_error(QStringLiteral("cannot click \"%1\": %2").arg(text, reason).toStdString());
    }
    QWindow* const window = spot.widget->window()->windowHandle();
    if (QApplication::activePopupWidget() == nullptr && !spot.widget->isActiveWindow()) {
        spot.widget->activateWindow(); // as a real click would
        (void)QTest::qWaitForWindowActive(spot.widget->window());
    }
    const QPoint there = spot.widget->mapTo(spot.widget->window(), *point);
    QTest::mouseMove(window, there);
    QTest::mouseClick(window, button, {}, there);
    QCoreApplication::processEvents();
}

} // namespace lockstep::gui::journeys
