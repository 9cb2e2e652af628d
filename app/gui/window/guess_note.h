#pragma once

#include "core/trace/recording.h"

#include <QString>

namespace lockstep::gui {

/// What to tell of a launch that nobody said, so that it is not taken for one that somebody did. Empty: of any other one.
[[nodiscard]] QString guess_note(const Recording& recording);

} // namespace lockstep::gui
