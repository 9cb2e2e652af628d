#pragma once

#include "core/analysis/findings/checks.h"

#include <QString>

namespace lockstep::gui {

/// The result of a check in one sentence: "No race in local memory, over 2 304 accesses".
[[nodiscard]] QString check_text(const Check& check);

} // namespace lockstep::gui
