#pragma once

#include "app/gui/theme/role.h"

#include <QColor>
#include <QPalette>
#include <QString>
#include <array>

namespace lockstep::gui {

enum class ThemeName : std::uint8_t { light, dark, contrast };

/// Maps each role to a colour, and to the colour of text on it. Small, so painters take it by value.
class Theme {
public:
    explicit Theme(ThemeName name = ThemeName::light);

    [[nodiscard]] ThemeName name() const { return name_; }
    [[nodiscard]] bool is_dark() const { return name_ == ThemeName::dark; }
    /// Returns the line width of icons, in units of their 20 x 20 grid.
    [[nodiscard]] double icon_stroke() const { return name_ == ThemeName::contrast ? 2.0 : 1.5; }
    [[nodiscard]] QColor operator[](Role role) const { return colours_[static_cast<std::size_t>(role)]; }
    [[nodiscard]] QColor ink(Role role) const { return inks_[static_cast<std::size_t>(role)]; }
    /// Returns the colour to paint; invalid for Role::none.
    [[nodiscard]] QColor resolve(Colour colour) const;
    [[nodiscard]] QPalette palette() const;

private:
    ThemeName name_;
    std::array<QColor, static_cast<std::size_t>(Role::count)> colours_;
    std::array<QColor, static_cast<std::size_t>(Role::count)> inks_;
};

/// Returns the theme "light", "dark" or "contrast". "system" and all other names select light or dark to
/// match the desktop's palette.
[[nodiscard]] ThemeName theme_named(const QString& name);

} // namespace lockstep::gui
