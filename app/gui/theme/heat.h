#pragma once

#include <QColor>

namespace lockstep::gui {

/// The cividis colour scale (Nuñez, Anderton, Renslow 2018), share 0 to 1; readable without colour vision.
[[nodiscard]] QColor cividis(double share);
/// Black or white, whichever contrasts more with the colour.
[[nodiscard]] QColor ink_for(const QColor& fill);
/// The position of a count on a square-root scale from 0 to `most`.
[[nodiscard]] double heat_of_count(double count, double most);

} // namespace lockstep::gui
