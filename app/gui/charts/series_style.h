#pragma once

#include "app/gui/theme/theme.h"

#include <QColor>
#include <QPen>
#include <QPixmap>
#include <QString>

class QCPScatterStyle;

namespace lockstep::gui {

/// Number of series that can be told apart without colour: four colours, each with four markers, dashes and
/// hatches. Further series start again at the first.
inline constexpr unsigned series_forms = 16;

/// Series differ by marker and dash as well as by colour: disc and solid, hollow square and dashes, triangle
/// and dots, diamond and both; the fifth to eighth have the same colours with hollow disc, square, hollow
/// triangle and hollow diamond and longer dashes, and so on.
[[nodiscard]] QCPScatterStyle series_marker(unsigned place, const QColor& colour, const QColor& paper);
[[nodiscard]] QPen series_pen(unsigned place, const QColor& colour);
/// The marker as a character, for texts next to the plot.
[[nodiscard]] QString series_sign(unsigned place);

/// The hatch over the fill of a series' bars, so that bars of the same colour differ.
enum class BarHatch { none, slash, backslash, cross };
[[nodiscard]] BarHatch series_hatch(unsigned place);

/// The mark of a series in charts: its colour and its shape (disc, hollow square, triangle, diamond, ...).
[[nodiscard]] QPixmap series_mark(unsigned place, const Theme& theme, int size = 12);

} // namespace lockstep::gui
