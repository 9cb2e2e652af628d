#pragma once

#include "core/analysis/findings/checks.h"

#include <QString>

namespace lockstep::gui {

/// Describes the result of a check: "No race in local memory (2 304 accesses checked)".
[[nodiscard]] QString check_text(const Check& check);

} // namespace lockstep::gui
