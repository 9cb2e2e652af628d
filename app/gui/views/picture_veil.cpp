#include "app/gui/views/picture_veil.h"

#include <QEvent>
#include <QPainter>

namespace lockstep::gui {

PictureVeil::PictureVeil(QWidget& viewport) : QWidget(&viewport) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setGeometry(viewport.rect());
    viewport.installEventFilter(this);
    hide();
}

bool PictureVeil::eventFilter(QObject* viewport, QEvent* event) {
    if (event->type() == QEvent::Resize) {
        setGeometry(parentWidget()->rect());
    }
    return QWidget::eventFilter(viewport, event);
}

void PictureVeil::paintEvent(QPaintEvent*) {
    constexpr int opacity = 140; // of 255
    QColor grey = palette().color(QPalette::Window);
    grey.setAlpha(opacity);
    QPainter(this).fillRect(rect(), grey);
}

} // namespace lockstep::gui
