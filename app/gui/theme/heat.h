#pragma once

#include <QColor>

namespace lockstep::gui {

/// The cividis colour scale (Nuñez, Anderton, Renslow 2018), share 0 to 1; readable without colour vision.
[[nodiscard]] QColor cividis(double share);
/// Black or white, whichever contrasts more with the colour.
[[nodiscard]] QColor ink_for(const QColor& fill);
/// The position of a count on a square-root scale from 0 to `most`.
[[nodiscard]] double heat_of_count(double count, double most);

/// Viewing conditions of a picture.
enum class Vision : std::uint8_t {
    normal,
    protanopia,
    deuteranopia,
    tritanopia,
    projector ///< a quarter of the light is stray light
};

/// Contrast of two colours, 1 to 21 (WCAG 2.2).
[[nodiscard]] double contrast(const QColor& a, const QColor& b);
/// Perceived distance of two colours: CIEDE2000 after the simulation of Machado, Oliveira, Fernandes 2009 at
/// full severity.
[[nodiscard]] double distance(const QColor& a, const QColor& b, Vision vision = Vision::normal);

} // namespace lockstep::gui
