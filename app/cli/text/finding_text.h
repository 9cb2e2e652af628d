#pragma once

#include "core/analysis/findings/finding.h"

#include <string>

namespace lockstep {

/// Formats a finding on one line: "error: Race, reduction.cl:37 with line 41, s at byte 4, 12 times, first by
/// work-item 3".
[[nodiscard]] std::string finding_text(const Finding& finding);

} // namespace lockstep
