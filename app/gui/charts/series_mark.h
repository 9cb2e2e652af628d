#pragma once

#include "app/gui/theme/theme.h"

#include <QPixmap>

namespace lockstep::gui {

/// The mark that a series has in charts: its colour and its form (disc, hollow square, triangle, diamond,
/// ...).
[[nodiscard]] QPixmap series_mark(unsigned place, const Theme& theme, int size = 12);

} // namespace lockstep::gui
