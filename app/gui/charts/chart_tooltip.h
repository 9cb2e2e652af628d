#pragma once

#include <QPoint>
#include <QString>

class QCPAxis;
class QCustomPlot;

namespace lockstep::gui {

/// Returns the axis label at a position, or the number itself if there is no label.
[[nodiscard]] QString place_text(const QCPAxis& axis, double at);

/// Returns the tooltip of the bar, point or axis under the pointer: its name, its position, its value with
/// unit, and the definition of the metric. Empty elsewhere.
[[nodiscard]] QString chart_tooltip(QCustomPlot& plot, QPoint at, const QString& definition);

} // namespace lockstep::gui
