#include "app/gui/charts/series_style.h"
#include "app/gui/theme/fonts.h"

#include <qcustomplot.h>

namespace lockstep::gui {

QPixmap series_mark(unsigned place, const Theme& theme, int size) {
    constexpr int dense = 2; // twice the size, for screens with a high pixel density
    const int side = qRound(size * text_scale());
    QPixmap pixmap(side * dense, side * dense);
    pixmap.setDevicePixelRatio(dense);
    pixmap.fill(Qt::transparent);
    QCPPainter painter(&pixmap);
    painter.setAntialiasing(true);
    QCPScatterStyle style = series_marker(place, theme[series_role(place)], theme[Role::panel]);
    style.setSize((size - 3) * text_scale());
    style.applyTo(&painter, QPen(theme[series_role(place)]));
    style.drawShape(&painter, side / 2.0, side / 2.0);
    return pixmap;
}

} // namespace lockstep::gui
