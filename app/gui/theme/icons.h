#pragma once

#include "app/gui/theme/theme.h"

#include <QIcon>
#include <QString>

namespace lockstep::gui {

/// A line icon of resources/icons in the theme's text colour, with its disabled form.
[[nodiscard]] QIcon icon(const QString& name, const Theme& theme, Role role = Role::text);
/// The program's mark.
[[nodiscard]] QIcon program_icon();

} // namespace lockstep::gui
