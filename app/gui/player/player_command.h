#pragma once

#include "app/common/command.h"

namespace lockstep::gui {

/// Returns the command table row for `lockstep player`, without the function that it runs.
[[nodiscard]] lockstep::Command player_command();

/// Executes `lockstep player WHAT ... -o FILE.html`: runs or opens WHAT and writes its player. Prints the views that are
/// left out. Needs a QApplication, but no display. Errors: those of running, opening and write_player().
Status write_player_of(const Arguments& arguments);

} // namespace lockstep::gui
