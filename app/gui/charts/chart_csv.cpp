// Exports the plotted data of a chart as text.
#include "app/gui/charts/chart_base.h"
#include "app/gui/charts/chart_tooltip.h"
#include "app/gui/theme/table_text.h"

#include <qcustomplot.h>

namespace lockstep::gui {
namespace {

QString lines_of_points(const QCPAbstractPlottable& series, QCPPlottableInterface1D& points) {
    QString text;
    for (int i = 0; i < points.dataCount(); ++i) {
        text += csv_line({series.name(), place_text(*series.keyAxis(), points.dataMainKey(i)),
                          QString::number(points.dataMainValue(i), 'g', 10)});
    }
    return text;
}

QString lines_of_map(const QCPColorMap& map) {
    QString text;
    for (int key = 0; key < map.data()->keySize(); ++key) {
        for (int value = 0; value < map.data()->valueSize(); ++value) {
            double x = 0;
            double y = 0;
            map.data()->cellToCoord(key, value, &x, &y);
            text += csv_line({place_text(*map.valueAxis(), y), place_text(*map.keyAxis(), x),
                              QString::number(map.data()->cell(key, value), 'g', 10)});
        }
    }
    return text;
}

} // namespace

QString ChartBase::as_csv() const {
    QString text = csv_line({tr("Series"), tr("Position"), title()});
    for (int i = 0; i < plot_->plottableCount(); ++i) {
        QCPAbstractPlottable* series = plot_->plottable(i);
        if (qobject_cast<QCPErrorBars*>(series) != nullptr) {
            continue; // skips error bars, because their positions are those of the bars
        }
        if (QCPPlottableInterface1D* points = series->interface1D(); points != nullptr) {
            text += lines_of_points(*series, *points);
        } else if (const auto* map = qobject_cast<QCPColorMap*>(series); map != nullptr) {
            text += lines_of_map(*map);
        }
    }
    return text;
}

} // namespace lockstep::gui
