#include "app/gui/charts/series_style.h"

#include <qcustomplot.h>

namespace lockstep::gui {

QPixmap series_mark(unsigned place, const Theme& theme, int size) {
    constexpr int dense = 2; // twice the size, for screens with a high pixel density
    QPixmap pixmap(size * dense, size * dense);
    pixmap.setDevicePixelRatio(dense);
    pixmap.fill(Qt::transparent);
    QCPPainter painter(&pixmap);
    painter.setAntialiasing(true);
    QCPScatterStyle style = series_marker(place, theme[series_role(place)], theme[Role::panel]);
    style.setSize(size - 3);
    style.applyTo(&painter, QPen(theme[series_role(place)]));
    style.drawShape(&painter, size / 2.0, size / 2.0);
    return pixmap;
}

} // namespace lockstep::gui
