#pragma once

#include "app/gui/theme/fonts.h"

class QWidget;

namespace lockstep::gui {

/// The role's font, at the text size chosen and at every one to come.
void use_font(QWidget& widget, FontRole role);
/// Another text size was chosen: all that use_font() knows gets its font in it, and so does all else that had
/// the application's font, of `before` pixels.
void resize_fonts(int before);

} // namespace lockstep::gui
