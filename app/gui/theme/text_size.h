#pragma once

#include "app/gui/theme/fonts.h"

class QWidget;

namespace lockstep::gui {

/// The text size that a person chose: 1 is 100 %. Of the window; files are made at 100 %.
[[nodiscard]] double text_scale();
/// Gives all widgets that use_font() knows their font in this size.
void set_text_scale(double scale);
/// The role's font, now and in every text size to come.
void use_font(QWidget& widget, FontRole role);

} // namespace lockstep::gui
