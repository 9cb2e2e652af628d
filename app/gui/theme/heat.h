#pragma once

#include <QColor>

namespace lockstep::gui {

/// Returns a colour of the cividis scale (Nuñez, Anderton, Renslow 2018) for a share from 0 to 1. The scale
/// is readable without colour vision.
[[nodiscard]] QColor cividis(double share);
/// Returns black or white, whichever has more contrast with the colour.
[[nodiscard]] QColor ink_for(const QColor& fill);
/// Returns the position of a count on a square-root scale from 0 to `most`.
[[nodiscard]] double heat_of_count(double count, double most);

} // namespace lockstep::gui
