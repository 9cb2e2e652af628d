#pragma once

#include "core/session/session.h"

#include <memory>
#include <string>
#include <vector>

namespace lockstep {

/// A text table that compares runs: one column per run, one row per figure, and the ratio to the first run.
/// Figures that are zero in every run are omitted.
[[nodiscard]] std::string compare_text(const std::vector<std::shared_ptr<const Session>>& runs);

} // namespace lockstep
