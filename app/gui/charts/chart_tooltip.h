#pragma once

#include <QPoint>
#include <QString>

class QCPAxis;
class QCustomPlot;

namespace lockstep::gui {

/// The axis' word at a place, where it has words; else the number.
[[nodiscard]] QString place_text(const QCPAxis& axis, double at);

/// What a bar, a point or an axis under the pointer says: whose it is, its place, its value with its unit, and
/// what the figure means. Empty elsewhere.
[[nodiscard]] QString chart_tooltip(QCustomPlot& plot, QPoint at, const QString& definition);

} // namespace lockstep::gui
