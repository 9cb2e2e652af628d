#pragma once

#include "app/gui/theme/theme.h"

#include <QIcon>
#include <QString>

namespace lockstep::gui {

/// Returns a line icon of resources/icons in the theme's text colour, including its disabled form.
[[nodiscard]] QIcon icon(const QString& name, const Theme& theme, Role role = Role::text);
/// Returns the icon of the program.
[[nodiscard]] QIcon program_icon();

} // namespace lockstep::gui
