#pragma once

#include "app/gui/handout/handout.h"

#include <string>

namespace lockstep::gui {

/// Returns a handout as one HTML file, which is also valid XML. It works offline, contains its pictures, and
/// has no script. Boxes and lines can be filled in on the screen or on paper.
[[nodiscard]] std::string handout_html(const Handout& handout);

} // namespace lockstep::gui
