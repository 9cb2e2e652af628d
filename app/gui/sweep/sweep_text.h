#pragma once

#include "core/recording/sweep.h"

#include <QString>
#include <QStringList>

namespace lockstep::gui {

/// "local=64, type=float": the swept parameters of a combination.
[[nodiscard]] QString combination_text(const std::vector<SweepAxis>& axes, const ParameterValues& values);
/// What is recommended and why; or why nothing is.
/// The parameters that a sweep left as they were; empty where there are none.
[[nodiscard]] QString kept_text(const Sweep& sweep);
/// The recommended combination is faster than some other: not all of them are as good.
[[nodiscard]] bool is_clearly_best(const Sweep& sweep);
[[nodiscard]] QString recommendation_text(const Sweep& sweep);
/// "correct", "WRONG", "findings", "not checked", or why it did not run.
[[nodiscard]] QString result_text(const SweepPoint& point);

} // namespace lockstep::gui
