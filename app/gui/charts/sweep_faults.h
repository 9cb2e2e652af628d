#pragma once

#include "app/gui/charts/sweep_values.h"

#include <QColor>
#include <QPoint>
#include <QPointF>
#include <QString>
#include <cstddef>

class QCustomPlot;

namespace lockstep::gui {

/// Returns the position of a column on the axis of a chart with lines.
[[nodiscard]] double place_of(const SweepValues& values, std::size_t column);

/// Says how many combinations are faulty; empty if none is.
[[nodiscard]] QString faults_note(const SweepValues& values);

/// Says why the combination at a position of the plot, in pixels, is faulty; empty if there is none or it is not faulty.
[[nodiscard]] QString fault_near(const SweepValues& values, const QCustomPlot& plot, QPoint at, bool is_map);

/// Draws the sign of a faulty combination above its point, which is given in coordinates of the axes.
void draw_fault(QCustomPlot& plot, QPointF point, const QColor& colour);

} // namespace lockstep::gui
