#include "app/gui/charts/chart_tooltip.h"

#include "app/gui/theme/quantity_text.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <cmath>
#include <qcustomplot.h>

namespace lockstep::gui {
namespace {

struct ChartTooltipWords {
    Q_DECLARE_TR_FUNCTIONS(ChartTooltipWords)
};

/// Formats a value on an axis with its unit, which is the axis label: "2.46 µs".
QString value_text(double value, const QCPAxis& axis) {
    const unsigned places = value == std::round(value) ? 0 : std::abs(value) >= 100 ? 1 : 2;
    const QString number = number_text(value, places);
    return axis.label().isEmpty() ? number : number + QChar(0x202F) + axis.label();
}

QString lines_of(const QStringList& lines) {
    QStringList rich;
    for (const QString& line : lines) {
        if (!line.isEmpty()) {
            rich << line.toHtmlEscaped();
        }
    }
    return QStringLiteral("<qt>%1</qt>").arg(rich.join(QStringLiteral("<br>")));
}

/// Returns the tooltip of the data point nearest to the pointer.
QString of_point(const QCPAbstractPlottable& series, QCPPlottableInterface1D& points, QPoint at,
                 const QString& definition) {
    const bool is_horizontal =
        series.keyAxis()->orientation() == Qt::Vertical; // bars that extend to the right
    const double key = series.keyAxis()->pixelToCoord(is_horizontal ? at.y() : at.x());
    int nearest = -1;
    for (int i = 0; i < points.dataCount(); ++i) {
        const bool is_nearer = nearest < 0 || std::abs(points.dataMainKey(i) - key) <
                                                  std::abs(points.dataMainKey(nearest) - key);
        nearest = is_nearer && std::isfinite(points.dataMainValue(i)) ? i : nearest;
    }
    if (nearest < 0) {
        return {};
    }
    const QString place = place_text(*series.keyAxis(), points.dataMainKey(nearest));
    const QString axis = series.keyAxis()->label();
    const QString where =
        axis.isEmpty()
            ? place
            : ChartTooltipWords::tr("%1: %2", "what an axis shows; a place of it").arg(axis, place);
    const QString value = value_text(points.dataMainValue(nearest), *series.valueAxis());
    // In a bar chart, the position is the name of a run, which the series name may already contain.
    return lines_of({series.name(), series.name().contains(place) ? QString() : where, value, definition});
}

/// Returns the bar or point nearest to a position; null if none is within 8 pixels.
QCPAbstractPlottable* series_at(QCustomPlot& plot, QPoint at) {
    constexpr double near = 8;
    QCPAbstractPlottable* found = nullptr;
    double least = near;
    for (int i = 0; i < plot.plottableCount(); ++i) {
        QCPAbstractPlottable* series = plot.plottable(i);
        if (qobject_cast<QCPErrorBars*>(series) != nullptr || series->interface1D() == nullptr) {
            continue;
        }
        const double distance = series->selectTest(at, false);
        if (distance >= 0 && distance <= least) {
            least = distance;
            found = series;
        }
    }
    return found;
}

QString of_axis(const QCPAxis& axis, const QString& definition) {
    return lines_of(
        {axis.label().isEmpty() ? QString() : ChartTooltipWords::tr("Unit: %1", "a unit").arg(axis.label()),
         definition});
}

} // namespace

QString place_text(const QCPAxis& axis, double at) {
    const auto words = axis.ticker().dynamicCast<QCPAxisTickerText>();
    const QString word = words ? words->ticks().value(at) : QString();
    return word.isEmpty() ? QString::number(at, 'g', 10) : word;
}

QString chart_tooltip(QCustomPlot& plot, QPoint at, const QString& definition) {
    const QRect inside = plot.axisRect()->rect();
    if (QCPAbstractPlottable* series = inside.contains(at) ? series_at(plot, at) : nullptr) {
        return of_point(*series, *series->interface1D(), at, definition);
    }
    if (at.x() < inside.left()) {
        const QCPAbstractPlottable* first = plot.plottable(0);
        return of_axis(first == nullptr ? *plot.yAxis : *first->valueAxis(), definition);
    }
    return at.y() > inside.bottom() && !plot.xAxis->label().isEmpty() ? lines_of({plot.xAxis->label()})
                                                                      : QString();
}

} // namespace lockstep::gui
