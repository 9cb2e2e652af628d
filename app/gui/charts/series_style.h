#pragma once

#include <QColor>
#include <QPen>

class QCPScatterStyle;

namespace lockstep::gui {

/// Series differ by marker and dash as well as by colour: disc and solid, hollow square and dashes, triangle
/// and dots, diamond and both.
[[nodiscard]] QCPScatterStyle series_marker(unsigned place, const QColor& colour, const QColor& paper);
[[nodiscard]] QPen series_pen(unsigned place, const QColor& colour);

} // namespace lockstep::gui
