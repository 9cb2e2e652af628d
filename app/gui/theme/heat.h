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

/// How a picture is seen: colour vision or viewing conditions.
enum class Vision : std::uint8_t {
    normal,
    protanopia,
    deuteranopia,
    tritanopia,
    grey,     ///< without colour, as on a grey print
    projector ///< a quarter of the light is stray light
};

/// Returns the contrast ratio of two colours, 1 to 21 (WCAG 2.2).
[[nodiscard]] double contrast(const QColor& a, const QColor& b);
/// Returns the perceived difference of two colours: CIEDE2000 after simulating the colour vision deficiency
/// with the model of Machado, Oliveira, Fernandes 2009 at full severity.
[[nodiscard]] double distance(const QColor& a, const QColor& b, Vision vision = Vision::normal);

} // namespace lockstep::gui
