#include "app/gui/theme/whole_label.h"

#include <QResizeEvent>
#include <algorithm>

namespace lockstep::gui {

WholeLabel::WholeLabel(QWidget* parent) : QLabel(parent) {
    setWordWrap(true);
}

QSize WholeLabel::minimumSizeHint() const {
    const QSize least = QLabel::minimumSizeHint();
    return {least.width(), std::max(least.height(), heightForWidth(width()))};
}

void WholeLabel::resizeEvent(QResizeEvent* event) {
    QLabel::resizeEvent(event);
    if (event->size().width() != event->oldSize().width()) {
        updateGeometry();
    }
}

} // namespace lockstep::gui
