#pragma once

#include "app/gui/theme/theme.h"

namespace lockstep::gui {

/// Returns the style sheet that the application uses with Qt's Fusion style: docks, tabs, tool bar and
/// controls, in the theme's colours.
[[nodiscard]] QString style_sheet(const Theme& theme, double text_scale);

} // namespace lockstep::gui
