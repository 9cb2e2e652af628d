#pragma once

#include "core/trace/recording.h"

#include <QString>

namespace lockstep::gui {

/// Says that the launch of the recording was guessed, and which sizes were changed. Empty if it was not
/// guessed.
[[nodiscard]] QString guess_note(const Recording& recording);

} // namespace lockstep::gui
