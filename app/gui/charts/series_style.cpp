#include "app/gui/charts/series_style.h"

#include <qcustomplot.h>

namespace lockstep::gui {

QCPScatterStyle series_marker(unsigned place, const QColor& colour, const QColor& paper) {
    switch (place % 4) {
    case 0:
        return {QCPScatterStyle::ssDisc, QPen(colour, 1.5), QBrush(colour), 7};
    case 1:
        return {QCPScatterStyle::ssSquare, QPen(colour, 2), QBrush(paper), 7};
    case 2:
        return {QCPScatterStyle::ssTriangle, QPen(colour, 1.5), QBrush(colour), 8};
    default:
        return {QCPScatterStyle::ssDiamond, QPen(colour, 1.5), QBrush(colour), 8};
    }
}

QPen series_pen(unsigned place, const QColor& colour) {
    QPen pen(colour, 1.5);
    if (place % 4 == 1) {
        pen.setDashPattern({5, 2});
    } else if (place % 4 == 2) {
        pen.setDashPattern({1.5, 2});
    } else if (place % 4 == 3) {
        pen.setDashPattern({5, 2, 1.5, 2});
    }
    return pen;
}

} // namespace lockstep::gui
