#pragma once

#include "core/session/session.h"

#include <memory>
#include <string>
#include <vector>

namespace lockstep {

/// Returns a text table that compares runs: one column per run and one row per figure, with the ratio to the
/// first run. Omits figures that are zero in every run.
[[nodiscard]] std::string compare_text(const std::vector<std::shared_ptr<const Session>>& runs);

} // namespace lockstep
