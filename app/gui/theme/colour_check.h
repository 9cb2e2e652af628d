#pragma once

#include <QColor>

namespace lockstep::gui {

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
