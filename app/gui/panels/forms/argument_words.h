#pragma once

#include "core/recording/launch_form.h"

#include <QString>

namespace lockstep::gui {

/// Names the way in which an argument's contents are generated: "random".
[[nodiscard]] QString content_name(SimContent content);
/// Describes the input format for such contents: "start:step:end"; empty if no input is needed.
[[nodiscard]] QString content_form(SimContent content);

} // namespace lockstep::gui
