#include "app/gui/views/picture_veil.h"

#include <QEvent>
#include <QPainter>

namespace lockstep::gui {

PictureVeil::PictureVeil(QWidget& covered) : QWidget(&covered) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setGeometry(covered.rect());
    covered.installEventFilter(this);
    hide();
}

bool PictureVeil::eventFilter(QObject* covered, QEvent* event) {
    switch (event->type()) {
    case QEvent::Resize:
        setGeometry(parentWidget()->rect());
        break;
    case QEvent::ChildAdded:
        raise();
        break;
    default:
        break;
    }
    return QWidget::eventFilter(covered, event);
}

void PictureVeil::paintEvent(QPaintEvent*) {
    constexpr int opacity = 140; // of 255
    QColor grey = palette().color(QPalette::Window);
    grey.setAlpha(opacity);
    QPainter(this).fillRect(rect(), grey);
}

} // namespace lockstep::gui
