#pragma once

#include "core/session/session.h"

#include <memory>
#include <string>
#include <vector>

namespace lockstep {

/// Runs beside each other for people: a column a run, a row a figure, and the ratio to the first run. Figures
/// that are zero in every run are left out.
[[nodiscard]] std::string compare_text(const std::vector<std::shared_ptr<const Session>>& runs);

} // namespace lockstep
