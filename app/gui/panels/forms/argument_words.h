#pragma once

#include "core/recording/launch_form.h"

#include <QString>

namespace lockstep::gui {

/// The name of a content type of an argument: "random".
[[nodiscard]] QString content_name(SimContent content);
/// The format of its text: "start:step:end"; empty if it has none.
[[nodiscard]] QString content_form(SimContent content);

} // namespace lockstep::gui
