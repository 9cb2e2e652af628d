#pragma once

#include "core/recording/sweep.h"

#include <QString>

namespace lockstep::gui {

/// Lists the parameters that a sweep did not vary; empty if there are none.
[[nodiscard]] QString kept_text(const Sweep& sweep);
/// States the recommendation and its reason, or says why there is none.
[[nodiscard]] QString recommendation_text(const Sweep& sweep);
/// Describes a result: "correct", "wrong", "findings", "not checked", "same", "different", or why the combination
/// did not run.
[[nodiscard]] QString result_text(const SweepPoint& point);

} // namespace lockstep::gui
