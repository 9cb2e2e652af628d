#pragma once

#include "core/recording/sweep.h"

#include <QString>
#include <QStringList>

namespace lockstep::gui {

/// Formats the swept parameters of a combination: "local=64, type=float".
[[nodiscard]] QString combination_text(const std::vector<SweepAxis>& axes, const ParameterValues& values);
/// Lists the parameters that a sweep did not vary; empty if there are none.
[[nodiscard]] QString kept_text(const Sweep& sweep);
/// Returns whether the recommended combination is faster than at least one other.
[[nodiscard]] bool is_clearly_best(const Sweep& sweep);
/// Returns the recommendation and its reason, or why there is none.
[[nodiscard]] QString recommendation_text(const Sweep& sweep);
/// Describes the result of a combination: "correct", "WRONG", "findings", "not checked", or why it did not
/// run.
[[nodiscard]] QString result_text(const SweepPoint& point);

} // namespace lockstep::gui
