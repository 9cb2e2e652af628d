#pragma once

#include "app/gui/theme/theme.h"

namespace lockstep::gui {

/// The application's style sheet over Fusion: docks, tabs, tool bar, controls, in the theme's colours.
[[nodiscard]] QString style_sheet(const Theme& theme, double text_scale);

} // namespace lockstep::gui
