#pragma once

#include "core/trace/recording.h"

#include <QString>

namespace lockstep::gui {

/// States that the recording's launch is guessed, and which sizes were changed. Empty: it is not guessed.
[[nodiscard]] QString guess_note(const Recording& recording);

} // namespace lockstep::gui
