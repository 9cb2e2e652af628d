#pragma once

#include "app/gui/theme/theme.h"

#include <QColor>
#include <QPen>
#include <QPixmap>
#include <QString>

class QCPScatterStyle;

namespace lockstep::gui {

/// Number of series that can be distinguished by shape: four colours, each with four combinations of marker,
/// dash and hatch. Further series repeat from the first one.
inline constexpr unsigned series_forms = 16;

/// Returns the marker of a series. Series differ by marker and dash as well as by colour: disc and solid,
/// hollow square and dashes, triangle and dots, diamond and dash-dots. The fifth to eighth series reuse the
/// colours with hollow disc, square, hollow triangle, hollow diamond and longer dashes, and so on.
[[nodiscard]] QCPScatterStyle series_marker(unsigned place, const QColor& colour, const QColor& paper);
[[nodiscard]] QPen series_pen(unsigned place, const QColor& colour);
/// Returns the marker of a series as a character, for text next to the plot.
[[nodiscard]] QString series_sign(unsigned place);

/// The hatch over the fill of a series' bars, so that bars of the same colour differ.
enum class BarHatch { none, slash, backslash, cross };
[[nodiscard]] BarHatch series_hatch(unsigned place);

/// Returns the legend mark of a series: its colour and its shape (disc, hollow square, triangle, diamond,
/// ...). `size`: its width and height in pixels at a text size of 100 %.
[[nodiscard]] QPixmap series_mark(unsigned place, const Theme& theme, int size = 12);

} // namespace lockstep::gui
