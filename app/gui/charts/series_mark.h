#pragma once

#include "app/gui/theme/theme.h"

#include <QPixmap>

namespace lockstep::gui {

/// The mark of a series in charts: its colour and its shape (disc, hollow square, triangle, diamond, ...).
[[nodiscard]] QPixmap series_mark(unsigned place, const Theme& theme, int size = 12);

} // namespace lockstep::gui
