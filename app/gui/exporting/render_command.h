#pragma once

#include "app/cli/arguments.h"

#include <vector>

namespace lockstep::gui {

/// What `lockstep render` takes.
[[nodiscard]] const std::vector<OptionInfo>& render_options();

/// `lockstep render WHAT --view VIEW ... -o FILE`: runs or opens WHAT and writes one picture. Needs an
/// application, but no display. Errors: those of running, opening and writing.
Status render(const Arguments& arguments);

} // namespace lockstep::gui
