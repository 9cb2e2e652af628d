#pragma once

#include "app/gui/theme/theme.h"

#include <QIcon>
#include <QString>

namespace lockstep::gui {

/// Returns a line icon of resources/icons in the theme's text colour, including its disabled form.
[[nodiscard]] QIcon icon(const QString& name, const Theme& theme, Role role = Role::text);
/// Returns the icon as a picture that grows with the text; `side` is in pixels at a text size of 100 %.
[[nodiscard]] QPixmap icon_pixmap(const QString& name, const Theme& theme, int side, Role role = Role::text);
/// Returns the size of an icon at the current text size.
[[nodiscard]] QSize icon_size(int side);
/// Returns the icon of the program.
[[nodiscard]] QIcon program_icon();

} // namespace lockstep::gui
