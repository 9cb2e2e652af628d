#pragma once

#include "core/recording/launch_form.h"

#include <QString>

namespace lockstep::gui {

/// What a content of an argument is called: "random".
[[nodiscard]] QString content_name(SimContent content);
/// How its text is written: "start:step:end"; empty where it has none.
[[nodiscard]] QString content_form(SimContent content);

} // namespace lockstep::gui
