#pragma once

#include "app/gui/theme/fonts.h"

class QWidget;

namespace lockstep::gui {

/// Sets the font of a widget to that of the role, at the application's text size.
void use_font(QWidget& widget, FontRole role);

} // namespace lockstep::gui
