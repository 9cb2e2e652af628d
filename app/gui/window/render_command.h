#pragma once

#include "app/common/command.h"

#include <QString>

namespace lockstep::gui {

/// The row of `lockstep render`, without what it does.
[[nodiscard]] lockstep::Command render_command();

/// The language that its words and options ask for; empty: the system's.
[[nodiscard]] QString render_language(const Arguments& arguments);

/// `lockstep render WHAT --view VIEW ... -o FILE`: runs or opens WHAT and writes one picture. Needs an
/// application, but no display. Errors: those of running, opening and writing.
Status render(const Arguments& arguments);

} // namespace lockstep::gui
