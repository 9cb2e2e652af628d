#pragma once

#include "core/recording/sweep.h"

#include <QString>
#include <QStringList>

namespace lockstep::gui {

/// "local=64, type=float": the swept parameters of a combination.
[[nodiscard]] QString combination_text(const std::vector<SweepAxis>& axes, const ParameterValues& values);
/// The parameters that a sweep did not vary; empty if there are none.
[[nodiscard]] QString kept_text(const Sweep& sweep);
/// True if the recommended combination is faster than at least one other.
[[nodiscard]] bool is_clearly_best(const Sweep& sweep);
/// The recommendation and its reason, or why there is none.
[[nodiscard]] QString recommendation_text(const Sweep& sweep);
/// "correct", "WRONG", "findings", "not checked", or why it did not run.
[[nodiscard]] QString result_text(const SweepPoint& point);

} // namespace lockstep::gui
