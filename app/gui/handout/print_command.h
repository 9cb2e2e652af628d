#pragma once

#include "app/common/command.h"

namespace lockstep::gui {

/// Returns the command table row for `lockstep lesson`, without the function that it runs.
[[nodiscard]] lockstep::Command print_command();

/// Executes `lockstep lesson print FILE|ID -o FILE`: makes the runs of a lesson, and writes its handout. Needs a
/// QApplication, but no display. Errors: those of reading the lesson, of its runs, and of writing.
Status print_lesson(const Arguments& arguments);

} // namespace lockstep::gui
