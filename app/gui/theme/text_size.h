#pragma once

#include "app/gui/theme/fonts.h"

class QWidget;

namespace lockstep::gui {

/// Gives the widget the font of the role, in the text size of the application.
void use_font(QWidget& widget, FontRole role);

} // namespace lockstep::gui
