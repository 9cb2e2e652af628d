#pragma once

#include "app/gui/theme/theme.h"

#include <QPixmap>

namespace lockstep::gui {

/// Returns the legend mark of a series: its colour and its shape (disc, hollow square, triangle, diamond,
/// ...).
[[nodiscard]] QPixmap series_mark(unsigned place, const Theme& theme, int size = 12);

} // namespace lockstep::gui
