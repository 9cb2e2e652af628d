#pragma once

#include "app/common/command.h"
#include "core/base/result.h"

namespace lockstep::gui {

/// Returns the command table row for `lockstep report`, without the function that it runs.
[[nodiscard]] lockstep::Command report_command();

/// Executes `lockstep report WHAT ... -o FILE`: makes the runs and writes a report about them. Needs a
/// QApplication, but no display. Errors: those of the runs, and those of write_report().
Status print_report(const Arguments& arguments);

} // namespace lockstep::gui
