#include "app/gui/compare/series_mark.h"

#include <QPainter>

namespace lockstep::gui {

QPixmap series_mark(unsigned place, const Theme& theme, int size) {
    constexpr int dense = 2; // for screens with more pixels
    QPixmap pixmap(size * dense, size * dense);
    pixmap.setDevicePixelRatio(dense);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor colour = theme[series_role(place)];
    const QRectF box(1.5, 1.5, size - 3, size - 3);
    painter.setPen(QPen(colour, 2));
    painter.setBrush(place % 4 == 1 ? QBrush(theme[Role::panel]) : QBrush(colour));
    switch (place % 4) {
    case 0:
        painter.drawEllipse(box);
        break;
    case 1:
        painter.drawRect(box);
        break;
    case 2:
        painter.drawPolygon(QPolygonF({{box.center().x(), box.top()}, box.bottomRight(), box.bottomLeft()}));
        break;
    default:
        painter.drawPolygon(QPolygonF({{box.center().x(), box.top()},
                                       {box.right(), box.center().y()},
                                       {box.center().x(), box.bottom()},
                                       {box.left(), box.center().y()}}));
    }
    return pixmap;
}

} // namespace lockstep::gui
