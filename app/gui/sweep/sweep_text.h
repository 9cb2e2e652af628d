#pragma once

#include "core/recording/sweep.h"

#include <QString>

namespace lockstep::gui {

/// The parameters that a sweep did not vary; empty if there are none.
[[nodiscard]] QString kept_text(const Sweep& sweep);
/// The recommendation and its reason, or why there is none.
[[nodiscard]] QString recommendation_text(const Sweep& sweep);
/// "correct", "wrong", "findings", "not checked", "same", "different", or why it did not run.
[[nodiscard]] QString result_text(const SweepPoint& point);

} // namespace lockstep::gui
