#pragma once

#include "app/common/command.h"

namespace lockstep::gui {

/// Returns the command table row for `lockstep animate`, without the function that it runs.
[[nodiscard]] lockstep::Command animate_command();

/// Executes `lockstep animate WHAT --view VIEW ... -o FILE`: runs or opens WHAT and writes an animation. Needs a
/// QApplication, but no display. Errors: those of running, opening and writing; cancelled.
Status animate(const Arguments& arguments);

} // namespace lockstep::gui
