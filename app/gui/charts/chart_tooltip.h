#pragma once

#include <QPoint>
#include <QString>

class QCPAxis;
class QCustomPlot;

namespace lockstep::gui {

/// The axis label at a position if there is one, otherwise the number.
[[nodiscard]] QString place_text(const QCPAxis& axis, double at);

/// Tooltip for the bar, point or axis under the pointer: its name, its position, its value with unit, and
/// what the figure means. Empty elsewhere.
[[nodiscard]] QString chart_tooltip(QCustomPlot& plot, QPoint at, const QString& definition);

} // namespace lockstep::gui
